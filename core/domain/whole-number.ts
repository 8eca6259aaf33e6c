import * as z from 'zod/mini'

/** Zero or a positive whole number that a double holds exactly. */
export const WholeNumber = z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))
