import type { AskedWallet } from '../operations/asked-wallet.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import { isSameAccount } from '../account/same-account.ts'
import { orderAccount } from './order.ts'
import type { SendOrder } from './order.ts'
import { isSureRefusal } from '../errors/sure-refusal.ts'
import { isSameTransfer } from '../operations/transfer.ts'

/** A sending, from the order to its end. */
export type Sending = SendOrder & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  /** The wallet that is asked; null if none was connected. */
  readonly wallet: AskedWallet | null
  /** `let-go`: it was signed, and nobody is kept waiting for its chain any more. */
  readonly step: 'asking' | 'signed' | 'let-go' | 'failed' | 'abandoned'
  /** When it was requested, in milliseconds since 1970. */
  readonly requestedAt: number
  /** Whether there is something that a wallet can sign. On Solana the page makes it first. */
  readonly isMade: boolean
  /** The transaction that the page made on Solana. */
  readonly transaction?: string
  /** Whether the wallet has been silent for ten seconds. */
  readonly isLingering: boolean
  /** Whether it was signed after it was abandoned or had failed. */
  readonly isUnexpected: boolean
  /**
   * Whether a later order was placed although a wallet may have sent this one. The visitor's order accepts
   * that for all of the account, the host's only for those of the host.
   */
  readonly isAccepted: boolean
  /** Whether the session in which the wallet was asked has ended. The wallet may still sign. */
  readonly isSessionOver: boolean
  /** The hash that the wallet answered; on Solana the signature. */
  readonly hash: string | null
  /** Why it failed. An abandoned one may fail, too. */
  readonly failure: Failure | null
}

/** Returns whether the wallet's owner has yet to decide, and somebody waits for that. */
export function isAwaitingWallet(sending: Sending | null): sending is Sending {
  return sending?.step === 'asking'
}

/** Returns whether the wallet has not signed a sending. It may sign later even if nobody waits for it. */
export function isUnsigned({ step }: Pick<Sending, 'step'>): boolean {
  return step === 'asking' || step === 'failed' || step === 'abandoned'
}

/** Returns whether a wallet that was asked failed with a reason that leaves open whether it sent. */
export function isDoubtful({ failure, isMade }: Pick<Sending, 'failure' | 'isMade'>): boolean {
  return isMade && failure !== null && !isSureRefusal(failure.code)
}

/** Returns whether a wallet may still sign a sending, or may have sent it. A doubt is over once a later order was placed in spite of it. */
export function isOpenSending(sending: Sending): boolean {
  // A transaction that is being made for the host is on its way to the wallet.
  if (isAwaitingWallet(sending) && sending.by === 'host') return true
  if (!sending.isMade || !isUnsigned(sending)) return false
  return sending.failure === null ? sending.step !== 'failed' : isDoubtful(sending) && !sending.isAccepted
}

/** Returns whether two orders send the same on the same chain. */
export function isSameOrder(
  one: Pick<SendOrder, 'chainId' | 'transfer'>,
  other: Pick<SendOrder, 'chainId' | 'transfer'>,
): boolean {
  return one.chainId === other.chainId && isSameTransfer(one.transfer, other.transfer)
}

/** Returns whether two orders are for the same account. */
export function isOfSameAccount(
  one: Pick<SendOrder, 'chainId' | 'transfer'>,
  other: Pick<SendOrder, 'chainId' | 'transfer'>,
): boolean {
  return isSameAccount(orderAccount(one), orderAccount(other))
}
