/** Returns whether a value is zero or a positive whole number that a double represents exactly. */
export function isUnsignedInteger(given: unknown): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0
}
