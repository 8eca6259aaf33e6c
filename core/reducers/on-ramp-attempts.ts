import type { Draft } from 'immer'
import type { BaseUnits } from '../domain/amount.ts'
import { followedBy } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { isSameAddress } from '../domain/same-account.ts'

type Attempts = { readonly attempts: Record<string, Draft<OnRampAttempt>> }

/** The purchases of an account of which its history tells. */
export function historyAttempts(
  { attempts }: Attempts,
  { address }: { readonly address: string },
): readonly Draft<OnRampAttempt>[] {
  return Object.values(attempts).filter(
    (attempt) => followedBy(attempt) === 'history' && isSameAddress(attempt.address, address),
  )
}

/** Changes the purchase with an id, if it is still kept. */
export function toAttempt(
  { attempts }: Attempts,
  { attempt: id }: { readonly attempt: string },
  change: (attempt: Draft<OnRampAttempt>) => void,
): void {
  const attempt = attempts[id]
  if (attempt) change(attempt)
}

/** What is held since another purchase brought some; where nobody said how much, a node is to say it. */
export function countFrom(attempt: Draft<OnRampAttempt>, amount: BaseUnits | undefined): void {
  attempt.held = amount ?? null
  if (amount === undefined && attempt.before === 'known') attempt.before = 'asked'
}

/** Gives a purchase its status, and the row of the history that is its own; a row that it had before is kept among the known ones. */
export function becomeStatus(
  attempt: Draft<OnRampAttempt>,
  status: OnRampAttempt['status'],
  purchase?: string,
): void {
  attempt.status = status
  if (purchase === undefined || purchase === attempt.purchase) return
  if (attempt.purchase !== null) attempt.known?.push(attempt.purchase)
  attempt.purchase = purchase
}
