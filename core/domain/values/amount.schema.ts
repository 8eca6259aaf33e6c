import * as z from 'zod/mini'

export const baseUnitsSchema = z.string().check(z.regex(/^[0-9]{1,78}$/))
