import * as z from 'zod/mini'
import { addressPattern } from './account.ts'

export const addressSchema = z.string().check(z.regex(addressPattern))
