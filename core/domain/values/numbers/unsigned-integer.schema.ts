import * as z from 'zod/mini'
import { isUnsignedInteger } from './unsigned-integer.ts'

/** Zero or a positive whole number that a double represents exactly. */
export const unsignedIntegerSchema = z.number().check(z.refine(isUnsignedInteger))
