/**
 * Returns the time until a quote is old, in milliseconds. `since` and `at` are in milliseconds since 1970. A quote from the future is old, because
 * the visitor's clock was set back.
 */
export function untilOld(since: number, lifetime: number, at: number): number {
  return since > at ? 0 : Math.max(0, since + lifetime - at)
}
