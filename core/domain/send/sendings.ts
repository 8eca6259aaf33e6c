import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { SendOrder } from './order.ts'
import { isAwaitingWallet, isOfSameAccount } from './sending.ts'
import type { Sending } from './sending.ts'

/** All transfers by their ids, and the one that the visitor started last. */
export type Sendings = {
  readonly sendings: Readonly<Record<string, Sending>>
  readonly started: string | null
}

/** Returns the transfer that the views show: the visitor's last one, unless it was abandoned. */
export function shownSending({ sendings, started }: Sendings): Sending | null {
  const last = started === null ? undefined : sendings[started]
  return last && last.step !== 'abandoned' ? last : null
}

/**
 * Returns the transfer that has to end before an order starts. For a visitor, that is the shown one. For the host app, it is any of the account whose
 * session is active.
 */
export function pendingSending(
  all: Sendings,
  order: Pick<SendOrder, 'chainId' | 'transfer'>,
  by: FlowOrigin,
): Sending | null {
  const shown = shownSending(all)
  if (by === 'visitor') return isAwaitingWallet(shown) ? shown : null
  const isPending = (one: Sending) =>
    isAwaitingWallet(one) && !one.isSessionOver && isOfSameAccount(one, order)
  return Object.values(all.sendings).find(isPending) ?? null
}
