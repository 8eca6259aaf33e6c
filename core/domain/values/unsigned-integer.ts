/** Whether something is zero or a positive whole number that a double holds exactly. */
export function isUnsignedInteger(given: unknown): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0
}
