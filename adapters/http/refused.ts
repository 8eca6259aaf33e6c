import type { Reason } from './error-body.ts'

/** What is behind `http-status` where a server gave reasons. */
export class Refused extends Error {
  readonly reasons: readonly Reason[]

  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ description }) => description).join('; '))
    this.reasons = reasons
  }
}
