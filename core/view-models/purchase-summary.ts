import { isUnknown } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import type { BootState } from '../reducers/root.ts'

/** The purchase that was begun last, for a host's own screens. */
export type PurchaseSummary = Pick<
  OnRampAttempt,
  'status' | 'window' | 'link' | 'uncheckedLink' | 'failure'
> & {
  readonly provider: string
  readonly symbol: string
  /** Whether it is `overdue` and nobody can know if it has come, so that it may be in the account already. */
  readonly isUnknown: boolean
}

/** The last purchase, in short; null before there was one. */
export function purchaseSummary({ onRamp }: BootState): PurchaseSummary | null {
  const attempt = onRamp?.attempts[onRamp.current ?? '']
  if (!attempt) return null
  const { status, window, link, uncheckedLink, failure, provider, wanted } = attempt
  const { symbol } = wanted.purchase
  return {
    status,
    window,
    link,
    uncheckedLink,
    failure,
    provider: provider.id,
    symbol,
    isUnknown: isUnknown(attempt),
  }
}
