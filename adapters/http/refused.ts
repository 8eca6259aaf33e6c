import type { Reason } from './error-body.ts'

/** The cause of an `http-status` error, if the server gave reasons. */
export class Refused extends Error {
  readonly reasons: readonly Reason[]

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ description }) => description).join('; '))
    this.reasons = reasons
  }
}
