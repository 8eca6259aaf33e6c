import type { AskedWallet } from './asked-wallet.ts'
import type { ChainId } from './caip.ts'
import type { Failure } from './failure.ts'
import type { FoundReceiver } from './found-receiver.ts'
import { standingTransfer } from './standing-transfer.ts'
import type { TransferForm } from './standing-transfer.ts'
import type { HeldToken } from './token-balances.ts'
import { isSureRefusal } from './sure-refusal.ts'
import { isSameTransfer } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** A transfer that a wallet was asked for (`isMade` once there is what it signs), with its token and receiver as they stood then: it waits for the wallet's owner (`asking`, after a while `lingering`), was not signed (`failed`), or was (`signed`, and `let-go` once nobody is kept waiting for its chain), `isLate` where its owner had cancelled by then. */
export type SendAttempt = {
  readonly id: string
  readonly transfer: Transfer
  readonly chainId: ChainId
  readonly token: HeldToken
  readonly receiver: FoundReceiver
  readonly wallet: AskedWallet | null
  readonly step: 'asking' | 'lingering' | 'signed' | 'let-go' | 'failed'
  readonly isMade: boolean
  readonly isLate: boolean
  readonly hash: string | null
  readonly failure: Failure | null
}

/** The last attempt, those that are still to end, or failed last, though their form is gone (`dropped`), those that were cancelled and may still be signed, or may have been sent (`abandoned`), and the last of those left that was signed while another order stood in the form. */
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

/** Whether a wallet that was asked for a transfer failed with a reason that leaves open whether it sent it. */
export function isDoubtful({ failure, isMade }: SendAttempt): boolean {
  return isMade && failure !== null && !isSureRefusal(failure.code)
}

/** The attempt with an id that is still told of, also where its form is gone; null for none. */
export function askedFor<State extends Omit<SendAttempts, 'abandoned'>>(
  { attempt, dropped, signedLate }: State,
  id: string,
): State['attempt'] {
  return [attempt, ...dropped, signedLate].find((one) => one?.id === id) ?? null
}

/** What becomes of a form once an attempt was signed: the attempts by then, and whether what stood there is over. */
export type SignedForm = { readonly attempts: SendAttempts; readonly isOver: boolean }

/** The form once one of its attempts was signed: over where the very order of that one still stands there, be it the attempt that stands or one that was left, and as it was where something else was typed meanwhile. A wallet that is asked for that order a second time by then is left, too. */
export function signedForm(
  form: SendAttempts & TransferForm,
  { attempt: id, hash }: { readonly attempt: string; readonly hash: string },
): SignedForm {
  const { attempt, signedLate } = form
  const isOther = (one: SendAttempt) => one.id !== id
  const others = { dropped: form.dropped.filter(isOther), abandoned: form.abandoned.filter(isOther) }
  const signed = { step: 'signed', hash, failure: null } as const
  const transfer = standingTransfer(form)
  const isOrderOf = (one: SendAttempt) =>
    transfer !== null && form.holder?.chainId === one.chainId && isSameTransfer(one.transfer, transfer)
  if (attempt?.id === id) {
    const isNew = attempt.hash === null
    const isLate = attempt.isLate || attempt.failure !== null
    const told = isNew ? { ...attempt, ...signed, isLate } : attempt
    return { attempts: { ...others, signedLate, attempt: told }, isOver: isNew && isOrderOf(attempt) }
  }
  const left = [...form.abandoned, ...form.dropped].find((one) => one.id === id)
  if (!left) return { attempts: { ...others, signedLate, attempt }, isOver: false }
  const late = { ...left, ...signed, isLate: !form.dropped.includes(left) }
  const isOver = isOrderOf(left)
  if (!isOver || (isAsking(attempt) && !isOrderOf(attempt)))
    return { attempts: { ...others, signedLate: late, attempt }, isOver }
  const abandoned = isAsking(attempt) ? [...others.abandoned, attempt] : others.abandoned
  return { attempts: { ...others, abandoned, signedLate, attempt: late }, isOver }
}
