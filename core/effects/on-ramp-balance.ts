import { namespaceOf } from '../domain/caip.ts'
import { balanceLimit } from '../domain/limits.ts'
import { lookInterval } from '../domain/look-interval.ts'
import { followedBy, hasComeToNothing, isBuying, isSameHolding } from '../domain/on-ramp-attempt.ts'
import type { OnRampAttempt } from '../domain/on-ramp-attempt.ts'
import { hasCome } from '../domain/purchase-come.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import type { RootState } from '../reducers/root.ts'
import { followedPurchase, isPurchaseSeen } from '../selectors/on-ramp.ts'
import { reachable } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'

/** What the account holds of it is read as a purchase begins of which no history tells. */
export const beginWatchingBalance = defineEffect<RootState>(({ on, decide }) =>
  on(onRamp.attemptStarted).pipe(
    decide(({ data: { attempt, provider, order: wanted } }) =>
      followedBy({ provider, wanted }) === 'balance' ? onRamp.balanceRequested({ attempt }) : null,
    ),
  ),
)

/** What the account holds of what is bought, as the nodes of its network say. */
export const readBoughtBalance = defineEffect<RootState>(({ on, state, ports, latestPer }) =>
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
export const pollBoughtBalance = defineEffect<RootState>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'timer',
      ask: ({ at, data: { attempt: id } }, signal) => {
        const attempt = followedPurchase(state(), id)
        const next = attempt && lookInterval(attempt, isPurchaseSeen(state(), id), at)
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
export const countFromBought = defineEffect<RootState>(({ on, state, decide }) =>
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

/** It is there once so much more is held as was quoted, unless a history has yet to say whether that came for another purchase, and overdue where that is not so for too long. */
export const judgeBalance = defineEffect<RootState>(({ on, state, decide }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    decide((event) => {
      const { attempt: id } = event.data
      const attempt = followedPurchase(state(), id)
      if (!attempt) return null
      if (isOneOf(event, onRamp.balanceSeen)) {
        const { amount, decimals } = event.data
        if (hasCome(attempt, amount, decimals))
          return isUntold(state(), attempt) ? null : onRamp.bought({ attempt: id, amount })
      }
      return hasComeToNothing(attempt) ? onRamp.overdue({ attempt: id }) : null
    }),
  ),
)

/** Whether what an account holds more may be another purchase's, of which a history is still to tell. */
function isUntold({ onRamp: { attempts } }: RootState, attempt: OnRampAttempt): boolean {
  return Object.values(attempts).some(
    (other) => followedBy(other) === 'history' && isBuying(other) && isSameHolding(attempt, other),
  )
}

/** How many decimals a coin has; null for a token, whose own contract or mint says it. */
function coinDecimals(state: RootState, id: string): number | null {
  const network = state.onRamp.attempts[id]?.wanted.network
  if (!network || network.address !== null) return null
  return reachable(state, network.chainId)?.nativeCurrency.decimals ?? null
}
