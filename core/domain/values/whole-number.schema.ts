import * as z from 'zod/mini'
import { isWholeNumber } from './whole-number.ts'

/** Zero or a positive whole number that a double holds exactly. */
export const WholeNumber = z.number().check(z.refine(isWholeNumber))
