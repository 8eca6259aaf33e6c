import type { BaseUnits } from '../../domain/values/amount.ts'
import { addressKey } from '../../domain/account/by-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { balanceLimit } from '../../domain/limits.ts'
import { onRampLookInterval } from '../../domain/buy/look-interval.ts'
import {
  arrivalSource,
  isPurchaseAbandoned,
  holderOf,
  isBuying,
  isSameHolding,
} from '../../domain/buy/purchase.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { purchaseOfRise } from '../../domain/buy/purchase-arrival.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { purchases } from '../../events/buy/purchases.ts'
import type { StateOf } from '../../reducers/root.ts'
import { trackedPurchase, isPurchaseSeen } from '../../selectors/buy/on-ramp.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Reads the account's balance of the bought token from the nodes of its network. */
export const readBoughtBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceRequested).pipe(
    latestPer(({ data }) => data.flow, {
      limit: balanceLimit,
      ask: ({ data: { flow: id } }, signal) => {
        const purchase = trackedPurchase(state(), id)
        if (!purchase) return null
        const { chainId, address: token } = purchase.wanted.network
        const network = reachable(state(), chainId)
        if (!network) throw { code: 'chain-unsupported' }
        const request = { network, address: purchase.address, ...(token !== null && { token }) }
        return ports.chains[namespaceOf(chainId)].balance(request, signal)
      },
      then: ({ amount, unit }, { data: { flow } }) => {
        const decimals = unit?.decimals ?? coinDecimals(state(), flow)
        return onRamp.balanceSeen({ flow, amount, ...(decimals !== null && { decimals }) })
      },
      fail: (failure, { data: { flow } }) => onRamp.balanceFailed({ flow, failure }),
    }),
  ),
)

/** Reads the balance again and again while the purchase is pending. If it may still be paid after its end, reads only while the page is visible. */
export const pollBoughtBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    latestPer(({ data }) => data.flow, {
      limit: 'timer',
      ask: ({ at, data: { flow: id } }, signal) => {
        const purchase = trackedPurchase(state(), id)
        const next = purchase && onRampLookInterval(purchase, isPurchaseSeen(state(), id), at)
        if (!purchase || next === null) return null
        return isBuying(purchase) ? ports.clock.after(next, signal) : ports.clock.afterSeen(next, signal)
      },
      then: (_, { data: { flow } }) =>
        trackedPurchase(state(), flow) ? onRamp.balanceRequested({ flow }) : null,
      fail: () => null,
    }),
  ),
)

/** When a history reports a purchase as bought, reads the balance for other purchases of the same token. They then count from it. */
export const countFromBought = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.bought).pipe(
    decide(({ data }): readonly EventInput[] => {
      const all = state().onRamp.purchases
      const came = all[data.flow]
      if (!came || arrivalSource(came) === 'balance') return []
      return Object.entries(all).flatMap(([flow, other]) =>
        arrivalSource(other) === 'balance' && isSameHolding(came, other)
          ? [onRamp.balanceRequested({ flow })]
          : [],
      )
    }),
  ),
)

/**
 * Decides from the balance whether a purchase arrived. It arrived once the balance rose by its quoted amount, unless another purchase fits better.
 * Waits while a history has yet to report whether the rise belongs to a purchase of its own. A purchase is overdue if nothing arrived for too long.
 */
export const judgeBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    decide((event) => {
      const { flow: id } = event.data
      const purchase = trackedPurchase(state(), id)
      if (!purchase) return null
      if (isOneOf(event, onRamp.balanceSeen) && purchase.risenAt !== null)
        return judgeRise(state(), purchase, event.data)
      return isPurchaseAbandoned(purchase) ? onRamp.overdue({ flow: id }) : null
    }),
  ),
)

/**
 * Returns the event that follows from a rise of the balance, or null. The rise may belong to a purchase that a history has yet to report.
 * If that purchase has not ended, nothing follows. If it may still be paid, asks the history once more.
 */
function judgeRise(
  state: StateOf<'on-ramp'>,
  purchase: Purchase,
  { amount, decimals }: { readonly amount: BaseUnits; readonly decimals?: number | undefined },
): EventInput | null {
  const followed = byOrder(state.onRamp.purchases).filter(
    ([id, other]) => trackedPurchase(state, id) !== null && isSameHolding(purchase, other),
  )
  const told = followed.filter(([, other]) => arrivalSource(other) === 'history')
  if (told.some(([, other]) => isBuying(other))) return null
  const isAsked = told.every(([, { lookedAt }]) => lookedAt >= (purchase.risenAt ?? 0))
  if (!isAsked) return purchases.requested(holderOf(purchase))
  const isAnswerOut = state.purchases.lists[addressKey(purchase.address)]?.status === 'loading'
  if (told.length > 0 && isAnswerOut) return null
  const own = purchaseOfRise(
    followed.filter(([, other]) => arrivalSource(other) === 'balance'),
    amount,
    decimals,
  )
  return own === null ? null : onRamp.bought({ flow: own, amount })
}

/** Returns the decimals of a coin. Null for a token, whose own contract or mint declares them. */
function coinDecimals(state: StateOf<'on-ramp'>, id: string): number | null {
  const network = state.onRamp.purchases[id]?.wanted.network
  if (!network || network.address !== null) return null
  return reachable(state, network.chainId)?.nativeCurrency.decimals ?? null
}
