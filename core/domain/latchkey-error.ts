/** What a LatchkeyError carries besides its short message: meta lines are shown below it, one fact each. */
export type LatchkeyErrorDetails = {
  readonly meta?: readonly string[]
  readonly cause?: unknown
  readonly data?: unknown
}

/** The one error that host-facing verbs and adapters throw: a short message, a stable code, meta lines and the cause. */
export class LatchkeyError extends Error {
  override readonly name = 'LatchkeyError'
  readonly code: string
  readonly shortMessage: string
  readonly meta: readonly string[]
  readonly data: unknown

  constructor(code: string, shortMessage: string, details: LatchkeyErrorDetails = {}) {
    super([shortMessage, ...(details.meta ?? [])].join('\n'), { cause: details.cause })
    this.code = code
    this.shortMessage = shortMessage
    this.meta = details.meta ?? []
    this.data = details.data
  }

  /** Goes down the chain of causes and answers the first error that matches, or null. */
  walk(matches: (error: unknown) => boolean): unknown {
    if (matches(this)) return this
    let cause = this.cause
    while (cause && !matches(cause)) cause = cause instanceof Error ? cause.cause : null
    return cause ?? null
  }
}
