import { filter } from 'rxjs'
import { addressKey } from '../../domain/account/by-account.ts'
import { purchasesInterval } from '../../domain/intervals.ts'
import { historyLimit } from '../../domain/limits.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import type { EventInput } from '../../events/define-events.ts'
import { purchases } from '../../events/buy/purchases.ts'
import { viewMoves } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { hasPurchaseHistory, purchaseList } from '../../selectors/buy/purchases.ts'
import { opening } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { merge } from '../streams/merge.ts'

/** Requests the active account's purchases when their view opens, and when another account or chain becomes active there. */
export const requestPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(opening(on, state, 'on-ramp'), on(...viewMoves, ...accountChanges)).pipe(
    decide(() => shownRequest(state())),
  ),
)

/** Reads the purchases of an account. A newer request aborts the running one. */
export const readPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, ports, latestPer }) =>
  on(purchases.requested).pipe(
    latestPer(({ data }) => addressKey(data.address), {
      limit: historyLimit,
      ask: ({ data: { chainId, address } }, signal) =>
        ports.transactions.history({ chainId, address, cursor: null, onramp: 'coinbase' }, signal),
      then: ({ transactions }, { data }) => purchases.received({ ...data, transactions }),
      fail: (failure, { data }) => purchases.failed({ ...data, failure }),
    }),
  ),
)

/** Reads the purchases again and again while one of them is pending and the list is visible. */
export const refreshPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  on(purchases.received, purchases.failed).pipe(
    filter(({ data }) => isSameAddress(data.address, activeAccount(state())?.address ?? '')),
    latest({
      limit: 'timer',
      ask: (_, signal) => (isAwaited(state()) ? ports.clock.afterSeen(purchasesInterval, signal) : null),
      then: () => (isAwaited(state()) ? shownRequest(state()) : null),
      fail: () => null,
    }),
  ),
)

/** Returns the request for the active account's history, which covers all its chains. */
function shownRequest(state: StateOf<'on-ramp'>): EventInput | null {
  const holder = activeAccount(state)
  if (!holder || !hasPurchaseHistory(state) || !isShowing(state, 'purchases')) return null
  if (isSwitchedOff('on-ramp', state.options)) return null
  return purchases.requested({ chainId: holder.chainId, address: holder.address })
}

function isAwaited(state: StateOf<'on-ramp'>): boolean {
  const isUnderWay = purchaseList(state)?.transactions.some(({ status }) => status === 'pending') ?? false
  return isUnderWay && isShowing(state, 'purchases')
}
