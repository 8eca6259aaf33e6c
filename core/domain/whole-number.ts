import * as z from 'zod/mini'

/** Zero or a positive whole number that a double holds exactly. */
export const WholeNumber = z.number().check(z.refine(isWholeNumber))

/** Whether something is zero or a positive whole number that a double holds exactly. */
export function isWholeNumber(given: unknown): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0
}
