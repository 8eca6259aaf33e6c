/** How long until a quote is old, in milliseconds: told `since`, good for a `lifetime`, as seen `at`, all in milliseconds, the times since 1970. One that is still to come is old: the visitor's clock was set back. */
export function untilOld(since: number, lifetime: number, at: number): number {
  return since > at ? 0 : Math.max(0, since + lifetime - at)
}
