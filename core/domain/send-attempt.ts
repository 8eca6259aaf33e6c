import type { ChainId } from './caip.ts'
import type { Failure } from './failure.ts'
import type { FoundReceiver } from './found-receiver.ts'
import { standingTransfer } from './standing-transfer.ts'
import type { TransferForm } from './standing-transfer.ts'
import type { HeldToken } from './token-balances.ts'
import { isSameTransfer } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** A transfer that the wallet was asked for (`isMade` once there is what it signs), with its token and receiver as they stood then: it waits for the wallet's owner (`asking`, after a while `lingering`), was not signed (`failed`), or was (`signed`, and `let-go` once nobody is kept waiting for its chain), `isLate` where its owner had cancelled by then. */
export type SendAttempt = {
  readonly id: string
  readonly transfer: Transfer
  readonly chainId: ChainId
  readonly token: HeldToken
  readonly receiver: FoundReceiver
  readonly step: 'asking' | 'lingering' | 'signed' | 'let-go' | 'failed'
  readonly isMade: boolean
  readonly isLate: boolean
  readonly hash: string | null
  readonly failure: Failure | null
}

/** The last attempt, those that are still to end, or failed last, though their form is gone (`dropped`), those that were cancelled and may still be signed (`abandoned`), of which only that is told, and the last of those left that was signed while another order stood in the form. */
export type SendAttempts = {
  readonly attempt: SendAttempt | null
  readonly dropped: readonly SendAttempt[]
  readonly abandoned: readonly SendAttempt[]
  readonly signedLate: SendAttempt | null
}

/** Whether the wallet's owner has yet to decide on a transfer. */
export function isAsking(attempt: SendAttempt | null): attempt is SendAttempt {
  return attempt?.step === 'asking' || attempt?.step === 'lingering'
}

/** The attempt with an id that is still told of, also where its form is gone; null for none. */
export function askedFor<State extends Omit<SendAttempts, 'abandoned'>>(
  { attempt, dropped, signedLate }: State,
  id: string,
): State['attempt'] {
  return [attempt, ...dropped, signedLate].find((one) => one?.id === id) ?? null
}

/** The attempts once one of them was signed, and whether the form is emptied by that: the one that stands, or one that was left and whose very order still stands in the form. A wallet that is asked for that order a second time by then is left, too. */
export function signedAttempts(
  form: SendAttempts & TransferForm,
  { attempt: id, hash }: { readonly attempt: string; readonly hash: string },
): SendAttempts & { readonly isEmptied: boolean } {
  const { attempt, signedLate } = form
  const isOther = (one: SendAttempt) => one.id !== id
  const others = { dropped: form.dropped.filter(isOther), abandoned: form.abandoned.filter(isOther) }
  const signed = { step: 'signed', hash, failure: null } as const
  if (attempt?.id === id) {
    const isEmptied = attempt.hash === null
    return { ...others, signedLate, isEmptied, attempt: isEmptied ? { ...attempt, ...signed } : attempt }
  }
  const left = [...form.abandoned, ...form.dropped].find((one) => one.id === id)
  if (!left) return { ...others, signedLate, isEmptied: false, attempt }
  const late = { ...left, ...signed, isLate: !form.dropped.includes(left) }
  const transfer = standingTransfer(form)
  const isStanding =
    transfer && isSameTransfer(left.transfer, transfer) && form.holder?.chainId === left.chainId
  if (!isStanding || (isAsking(attempt) && !isSameTransfer(attempt.transfer, transfer)))
    return { ...others, signedLate: late, isEmptied: isStanding === true, attempt }
  const abandoned = isAsking(attempt) ? [...others.abandoned, attempt] : others.abandoned
  return { ...others, abandoned, signedLate, isEmptied: true, attempt: late }
}
