import type { BaseUnits } from '../domain/amount.ts'
import { addressKey } from '../domain/by-account.ts'
import { namespaceOf } from '../domain/caip.ts'
import { inOrder } from '../domain/in-order.ts'
import { balanceLimit } from '../domain/limits.ts'
import { onRampLookInterval } from '../domain/on-ramp-look-interval.ts'
import { followedBy, hasComeToNothing, holderOf, isBuying, isSameHolding } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { whoseRise } from '../domain/purchase-come.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import { purchases } from '../events/purchases.ts'
import type { StateOf } from '../reducers/root.ts'
import { followedPurchase, isPurchaseSeen } from '../selectors/on-ramp.ts'
import { reachable } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'

/** What the account holds of it is read as a purchase begins of which no history tells. */
export const beginWatchingBalance = defineEffect<StateOf<'on-ramp'>>(({ on, decide }) =>
  on(onRamp.attemptStarted).pipe(
    decide(({ data: { attempt, provider, order: wanted } }) =>
      followedBy({ provider, wanted }) === 'balance' ? onRamp.balanceRequested({ attempt }) : null,
    ),
  ),
)

/** What the account holds of what is bought, as the nodes of its network say. */
export const readBoughtBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceRequested).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: balanceLimit,
      ask: ({ data: { attempt: id } }, signal) => {
        const attempt = followedPurchase(state(), id)
        if (!attempt) return null
        const { chainId, address: token } = attempt.wanted.network
        const network = reachable(state(), chainId)
        if (!network) throw { code: 'chain-unsupported' }
        const request = { network, address: attempt.address, ...(token !== null && { token }) }
        return ports.chains[namespaceOf(chainId)].balance(request, signal)
      },
      then: ({ amount, unit }, { data: { attempt } }) => {
        const decimals = unit?.decimals ?? coinDecimals(state(), attempt)
        return onRamp.balanceSeen({ attempt, amount, ...(decimals !== null && { decimals }) })
      },
      fail: (failure, { data: { attempt } }) => onRamp.balanceFailed({ attempt, failure }),
    }),
  ),
)

/** It is read again and again while the purchase is waited for, and where it may still be paid while the page can be seen. */
export const pollBoughtBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'timer',
      ask: ({ at, data: { attempt: id } }, signal) => {
        const attempt = followedPurchase(state(), id)
        const next = attempt && onRampLookInterval(attempt, isPurchaseSeen(state(), id), at)
        if (!attempt || next === null) return null
        return isBuying(attempt) ? ports.clock.after(next, signal) : ports.clock.afterSeen(next, signal)
      },
      then: (_, { data: { attempt } }) =>
        followedPurchase(state(), attempt) ? onRamp.balanceRequested({ attempt }) : null,
      fail: () => null,
    }),
  ),
)

/** Once a history told of a purchase, what the account holds with it is what others of the same token count from. */
export const countFromBought = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.bought).pipe(
    decide(({ data }): readonly EventInput[] => {
      const { attempts } = state().onRamp
      const came = attempts[data.attempt]
      if (!came || followedBy(came) === 'balance') return []
      return Object.entries(attempts).flatMap(([attempt, other]) =>
        followedBy(other) === 'balance' && isSameHolding(came, other)
          ? [onRamp.balanceRequested({ attempt })]
          : [],
      )
    }),
  ),
)

/** It is there once so much more is held as was quoted to it rather than to another one, unless a history has yet to say whether that came for a purchase of its own, and overdue where that is not so for too long. */
export const judgeBalance = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    decide((event) => {
      const { attempt: id } = event.data
      const attempt = followedPurchase(state(), id)
      if (!attempt) return null
      if (isOneOf(event, onRamp.balanceSeen) && attempt.risenAt !== null)
        return judgeRise(state(), attempt, event.data)
      return hasComeToNothing(attempt) ? onRamp.overdue({ attempt: id }) : null
    }),
  ),
)

/** What an account holds more may be another purchase's, of which a history is still to tell: one that is waited for, or one that may still be paid, for which the history is asked once more. */
function judgeRise(
  state: StateOf<'on-ramp'>,
  attempt: OnRampAttempt,
  { amount, decimals }: { readonly amount: BaseUnits; readonly decimals?: number | undefined },
): EventInput | null {
  const followed = inOrder(state.onRamp.attempts).filter(
    ([id, other]) => followedPurchase(state, id) !== null && isSameHolding(attempt, other),
  )
  const told = followed.filter(([, other]) => followedBy(other) === 'history')
  if (told.some(([, other]) => isBuying(other))) return null
  const isAsked = told.every(([, { lookedAt }]) => lookedAt >= (attempt.risenAt ?? 0))
  if (!isAsked) return purchases.requested(holderOf(attempt))
  const isAnswerOut = state.purchases.lists[addressKey(attempt.address)]?.status === 'loading'
  if (told.length > 0 && isAnswerOut) return null
  const own = whoseRise(
    followed.filter(([, other]) => followedBy(other) === 'balance'),
    amount,
    decimals,
  )
  return own === null ? null : onRamp.bought({ attempt: own, amount })
}

/** How many decimals a coin has; null for a token, whose own contract or mint says it. */
function coinDecimals(state: StateOf<'on-ramp'>, id: string): number | null {
  const network = state.onRamp.attempts[id]?.wanted.network
  if (!network || network.address !== null) return null
  return reachable(state, network.chainId)?.nativeCurrency.decimals ?? null
}
