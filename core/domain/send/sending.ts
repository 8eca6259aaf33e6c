import type { SigningWallet } from '../operations/request/signing-wallet.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import { isSameAccount } from '../account/same-account.ts'
import { orderAccount } from './order.ts'
import type { SendOrder } from './order.ts'
import { isSureRefusal } from '../errors/sure-refusal.ts'
import { isSameTransfer } from '../operations/transfer.ts'

/** A transfer, from the order to its end. */
export type Sending = SendOrder & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  /** The wallet that is asked. Null if none was connected. */
  readonly wallet: SigningWallet | null
  /** `backgrounded`: it was signed, and the view no longer waits for its chain. */
  readonly step: 'asking' | 'signed' | 'backgrounded' | 'failed' | 'abandoned'
  /** When it was requested, in milliseconds since 1970. */
  readonly requestedAt: number
  /** Whether the wallet has something to sign. On Solana, the page makes the transaction first. */
  readonly isMade: boolean
  /** The transaction that the page made on Solana. */
  readonly transaction?: string
  /** Whether the wallet has not answered for ten seconds. */
  readonly isLingering: boolean
  /** Whether it was signed after it was abandoned or had failed. */
  readonly isUnexpected: boolean
  /**
   * Whether a later order was placed although a wallet may have sent this transfer. The visitor's order accepts that for the complete account, the
   * host app's only for the host app's transfers.
   */
  readonly isAccepted: boolean
  /** Whether the wallet's session has ended. The wallet may still sign. */
  readonly isSessionOver: boolean
  /** The hash that the wallet answered. On Solana, the signature. */
  readonly hash: string | null
  /** Why it failed. An abandoned transfer may fail, too. */
  readonly failure: Failure | null
}

/** Returns whether the flow waits for the wallet's answer. */
export function isAwaitingWallet(sending: Sending | null): sending is Sending {
  return sending?.step === 'asking'
}

/** Returns whether the wallet has not signed a transfer. It may sign later, even after the flow was abandoned. */
export function isUnsigned({ step }: Pick<Sending, 'step'>): boolean {
  return step === 'asking' || step === 'failed' || step === 'abandoned'
}

/** Returns whether a wallet was asked and failed for a reason that leaves open whether it sent the transfer. */
export function isDoubtful({ failure, isMade }: Pick<Sending, 'failure' | 'isMade'>): boolean {
  return isMade && failure !== null && !isSureRefusal(failure.code)
}

/** Returns whether a wallet may still sign a transfer, or may have sent it. The doubt ends once a later order was placed in spite of it. */
export function isOpenSending(sending: Sending): boolean {
  // The transaction of a host app's order is about to reach the wallet.
  if (isAwaitingWallet(sending) && sending.by === 'host') return true
  if (!sending.isMade || !isUnsigned(sending)) return false
  return sending.failure === null ? sending.step !== 'failed' : isDoubtful(sending) && !sending.isAccepted
}

/** Returns whether two orders make the same transfer on the same chain. */
export function isSameOrder(
  one: Pick<SendOrder, 'chainId' | 'transfer'>,
  other: Pick<SendOrder, 'chainId' | 'transfer'>,
): boolean {
  return one.chainId === other.chainId && isSameTransfer(one.transfer, other.transfer)
}

/** Returns whether two orders are of the same account. */
export function isOfSameAccount(
  one: Pick<SendOrder, 'chainId' | 'transfer'>,
  other: Pick<SendOrder, 'chainId' | 'transfer'>,
): boolean {
  return isSameAccount(orderAccount(one), orderAccount(other))
}
