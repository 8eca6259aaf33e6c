import type { Address } from '../account/account.ts'
import type { ChainId } from '../values/caip.ts'
import type { FailureCode } from '../errors/failure-code.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'

/** The validated order of a registration. `name` has no ending. */
export type NameOrder = {
  readonly session: string
  readonly chainId: ChainId
  readonly address: Address
  readonly name: string
}

/** The registration of a name, from the order to its end. */
export type NameRegistration = NameOrder & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  /** The name, which has its ending once the message is made. */
  readonly name: string
  /** `unconfirmed`: the service may have registered the name, and the names of the account are looked up. */
  readonly step:
    | 'preparing'
    | 'signing'
    | 'registering'
    | 'unconfirmed'
    | 'registered'
    | 'failed'
    | 'abandoned'
  /** Whether the wallet has not answered for ten seconds. */
  readonly isLingering: boolean
  /** When the message was made, in milliseconds since 1970. */
  readonly madeAt: number | null
  /** When the wallet signed it, in milliseconds since 1970. */
  readonly signedAt: number | null
  /** Why it failed, or why its outcome is unknown. */
  readonly failure: Failure | null
}

/** Returns whether a registration has not ended. */
export function isRegistering({ step }: Pick<NameRegistration, 'step'>): boolean {
  return isAbandonable({ step }) || step === 'registering' || step === 'unconfirmed'
}

/** Returns whether the wallet has not signed yet, so that a registration can still be abandoned. */
export function isAbandonable({ step }: Pick<NameRegistration, 'step'>): boolean {
  return step === 'preparing' || step === 'signing'
}

/** Returns whether the service may have registered a name, or may still register it. */
export function isUnsettled({ step, signedAt, failure }: NameRegistration): boolean {
  if (step === 'failed') return signedAt !== null && failure !== null && isOutcomeUnknown(failure.code)
  return step === 'registering' || step === 'unconfirmed'
}

/** How long the service accepts a message after it was made, in milliseconds. */
const messageLife = 10_000

/** Returns whether a message was signed in time. If the service still refuses it as late, a clock is wrong. Times are in milliseconds since 1970. */
export function isSignedInTime(madeAt: number | null, signedAt: number | null): boolean {
  return (signedAt ?? 0) - (madeAt ?? 0) < messageLife
}

/** The failures after which it is unknown whether the service registered the name. */
const doubtful: ReadonlySet<FailureCode> = new Set(['timed-out', 'unreachable', 'malformed-answer'])

/** Returns whether a failure leaves open whether the name was registered. */
export function isOutcomeUnknown(code: FailureCode): boolean {
  return doubtful.has(code)
}
