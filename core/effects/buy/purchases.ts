import { filter } from 'rxjs'
import { addressKey } from '../../domain/account/by-account.ts'
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

/** How often purchases are read while one of them is under way and the visitor looks, in milliseconds. */
const shownInterval = 3000

/** What an account bought is read as somebody comes to look, and as another account or chain is looked at meanwhile. */
export const requestPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(opening(on, state, 'on-ramp'), on(...viewMoves, ...accountChanges)).pipe(
    decide(() => shownRequest(state())),
  ),
)

/** Reads what an account bought; asking again ends the running question. */
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

/** While one is under way, somebody looks and can see the page, they are read again and again. */
export const refreshPurchases = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latest }) =>
  on(purchases.received, purchases.failed).pipe(
    filter(({ data }) => isSameAddress(data.address, activeAccount(state())?.address ?? '')),
    latest({
      limit: 'timer',
      ask: (_, signal) => (isAwaited(state()) ? ports.clock.afterSeen(shownInterval, signal) : null),
      then: () => (isAwaited(state()) ? shownRequest(state()) : null),
      fail: () => null,
    }),
  ),
)

/** What is asked: the one history of the account, which tells of all its chains. */
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
