import { filter } from 'rxjs'
import { accountKey, ofAccount } from '../domain/by-account.ts'
import { namespaceOf } from '../domain/caip.ts'
import { historyLimit } from '../domain/limits.ts'
import { coinbase } from '../domain/on-ramp-provider.ts'
import { isSameAddress } from '../domain/same-account.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import type { EventInput } from '../events/define-events.ts'
import { purchases } from '../events/purchases.ts'
import { viewMoves } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { isShowing } from '../selectors/current-facts.ts'
import { lookedAt } from '../selectors/looked-at.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { merge } from './merge.ts'

/** How often they are read while one of them is under way and somebody looks, in milliseconds (behaviour reference 4.1). */
const shownInterval = 3000

/** What an account bought is read as somebody comes to look, as another account or chain is looked at meanwhile, and where that failed and they ask. */
export const requestPurchases = defineEffect<RootState>(({ on, state, decide }) =>
  merge(opening(on, state, 'on-ramp'), on(...viewMoves, ...elsewhere, purchases.retried)).pipe(
    decide(() => shownRequests(state())),
  ),
)

/** Reads what an account bought; asking again ends the running question. */
export const readPurchases = defineEffect<RootState>(({ on, ports, latestPer }) =>
  on(purchases.requested).pipe(
    latestPer(({ data }) => accountKey(data), {
      limit: historyLimit,
      ask: ({ data: { chainId, address } }, signal) =>
        ports.transactions.history({ chainId, address, cursor: null, onramp: 'coinbase' }, signal),
      then: ({ transactions }, { data }) => purchases.received({ ...data, transactions }),
      fail: (failure, { data }) => purchases.failed({ ...data, failure }),
    }),
  ),
)

/** While one is under way, somebody looks and can see the page, they are read again and again. */
export const refreshPurchases = defineEffect<RootState>(({ on, state, ports, latest }) =>
  on(purchases.received, purchases.failed).pipe(
    filter(({ data }) => isSameAddress(data.address, lookedAt(state())?.address ?? '')),
    latest({
      limit: 'timer',
      ask: (_, signal) => (isAwaited(state()) ? ports.clock.afterSeen(shownInterval, signal) : null),
      then: () => (isAwaited(state()) ? shownRequests(state()) : null),
      fail: () => null,
    }),
  ),
)

/** What is asked: of the account on its own chain, and on those of which somebody asked before. */
function shownRequests(state: RootState): readonly EventInput[] {
  const holder = lookedAt(state)
  const isServed = holder !== null && coinbase.namespaces.includes(namespaceOf(holder.chainId))
  if (!isServed || !isShowing(state, 'purchases')) return []
  if (!state.options?.projectId || isSwitchedOff('on-ramp', state.options)) return []
  const { address } = holder
  const chainIds = new Set([holder.chainId, ...listsOf(state, holder).map(([chainId]) => chainId)])
  return [...chainIds].map((chainId) => purchases.requested({ chainId, address }))
}

function isAwaited(state: RootState): boolean {
  const holder = lookedAt(state)
  const lists = holder ? listsOf(state, holder) : []
  const isUnderWay = lists.some(([, { transactions }]) =>
    transactions.some(({ status }) => status === 'pending'),
  )
  return isUnderWay && isShowing(state, 'purchases')
}

function listsOf({ purchases: { lists } }: RootState, { address }: AccountOnChain) {
  return Object.entries(lists).flatMap(([id, list]) => {
    const chainId = id.slice(0, id.lastIndexOf(':'))
    return ofAccount(lists, { chainId, address }) === list ? [[chainId, list] as const] : []
  })
}
