import type { Address } from '../../domain/account/account.ts'
import { addressKey } from '../../domain/account/by-account.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { onRampLookInterval } from '../../domain/buy/look-interval.ts'
import {
  arrivalSource,
  isPurchaseAbandoned,
  holderOf,
  isBuying,
  mayStillArrive,
} from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { matchPurchases } from '../../domain/buy/match-purchases.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { purchases } from '../../events/buy/purchases.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { trackedPurchase, isPurchaseSeen, shownPurchase } from '../../selectors/buy/on-ramp.ts'
import { opening } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

type Followed = readonly [id: string, purchase: Purchase]

/** Looks whether a purchase arrived: at its start, to learn what was there before, and when the visitor returns to a declined or overdue one. */
export const lookForPurchase = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  merge(
    on(onRamp.purchaseRequested).pipe(
      decide(({ id }) => {
        const purchase = trackedPurchase(state(), id)
        return purchase && look(purchase)
      }),
    ),
    merge(opening(on, state, 'on-ramp'), on(...viewMoves)).pipe(
      decide(() => {
        const purchase = shownPurchase(state())
        const isBackAtIt = purchase && mayStillArrive(purchase) && isPurchaseSeen(state(), purchase.id)
        return isBackAtIt ? look(purchase) : null
      }),
    ),
  ),
)

/**
 * Reads the history of an account again and again while a purchase of the account is pending. If a purchase has ended but may still be paid, reads
 * only while the page is visible.
 */
export const pollHistory = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(purchases.received, purchases.failed).pipe(
    latestPer(({ data }) => addressKey(data.address), {
      limit: 'timer',
      ask: ({ at, data }, signal) => {
        const waiting = followedIn(state(), data.address)
        const intervals = waiting.flatMap(
          ([id, purchase]) => onRampLookInterval(purchase, isPurchaseSeen(state(), id), at) ?? [],
        )
        if (intervals.length === 0) return null
        const next = Math.min(...intervals)
        return waiting.some(([, purchase]) => isBuying(purchase))
          ? ports.clock.after(next, signal)
          : ports.clock.afterSeen(next, signal)
      },
      then: (_, { data: { chainId, address } }) =>
        followedIn(state(), address).length > 0 ? purchases.requested({ chainId, address }) : null,
      fail: () => null,
    }),
  ),
)

/**
 * Reports each purchase's state in the history: processing, arrived or declined. Reports a purchase as overdue if the history does not list it for
 * too long.
 */
export const judgeHistory = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(purchases.received, purchases.failed).pipe(
    decide((event): readonly EventInput[] => {
      const rows = isOneOf(event, purchases.received) ? event.data.transactions : []
      const all = purchasesIn(state(), event.data.address)
      const own = matchPurchases(all, rows)
      return all.flatMap(([id, purchase]) => {
        const row = own.get(id)
        if (row) return told(id, purchase, row)
        return isPurchaseAbandoned(purchase) ? [onRamp.overdue({ flow: id })] : []
      })
    }),
  ),
)

/** Reads the balance of a bought token again. */
export const refreshBoughtBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.bought).pipe(
    decide(({ data: { flow } }) => {
      const purchase = state().onRamp.purchases[flow]
      return purchase
        ? tokenBalances.moved({ ...holderOf(purchase), tokens: [purchase.wanted.network.address] })
        : null
    }),
  ),
)

/** Returns the event that looks for a purchase: in the history of its account, or in its balance if no history reports it. */
function look(purchase: Purchase): EventInput {
  return arrivalSource(purchase) === 'history'
    ? purchases.requested(holderOf(purchase))
    : onRamp.balanceRequested({ flow: purchase.id })
}

function told(flow: string, { step }: Purchase, row: Transaction): readonly EventInput[] {
  const news = { flow, purchase: row.id }
  if (row.status === 'confirmed') return [onRamp.bought(news)]
  if (row.status === 'failed') return [onRamp.declined(news)]
  return step === 'processing' ? [] : [onRamp.processingSeen(news)]
}

/** Returns the purchases of an account that the history reports, on any chain. The history does not tell the chain of a pending one. */
function purchasesIn({ onRamp }: StateOf<'on-ramp'>, address: Address): readonly Followed[] {
  return byOrder(onRamp.purchases).filter(
    ([, purchase]) => arrivalSource(purchase) === 'history' && isSameAddress(purchase.address, address),
  )
}

function followedIn(state: StateOf<'on-ramp'>, address: Address): readonly Followed[] {
  return purchasesIn(state, address).filter(([id]) => trackedPurchase(state, id) !== null)
}
