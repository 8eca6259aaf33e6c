import { namespaceOf } from '../domain/caip.ts'
import { balanceLimit } from '../domain/limits.ts'
import { followedBy, isBuying, isOverdue, isUnseen } from '../domain/on-ramp-attempt.ts'
import { hasCome } from '../domain/purchase-come.ts'
import { isOneOf } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import type { RootState } from '../reducers/root.ts'
import { followedPurchase } from '../selectors/on-ramp.ts'
import { reachable } from './balance-request.ts'
import { defineEffect } from './define-effect.ts'

/** How often it is looked what an account holds while a purchase is waited for, in milliseconds. */
const balanceInterval = 4000

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

/** It is read again and again while the purchase is waited for, or while somebody looks at one that may still be paid and can see the page. */
export const pollBoughtBalance = defineEffect<RootState>(({ on, state, ports, latestPer }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'timer',
      ask: ({ data: { attempt: id } }, signal) => {
        const attempt = followedPurchase(state(), id)
        if (!attempt) return null
        return isBuying(attempt)
          ? ports.clock.after(balanceInterval, signal)
          : ports.clock.afterSeen(balanceInterval, signal)
      },
      then: (_, { data: { attempt } }) =>
        followedPurchase(state(), attempt) ? onRamp.balanceRequested({ attempt }) : null,
      fail: () => null,
    }),
  ),
)

/** It is there once so much more is held as was quoted, and overdue where that is not so for too long. */
export const judgeBalance = defineEffect<RootState>(({ on, state, decide }) =>
  on(onRamp.balanceSeen, onRamp.balanceFailed).pipe(
    decide((event) => {
      const { attempt: id } = event.data
      const attempt = followedPurchase(state(), id)
      if (!attempt) return null
      if (isOneOf(event, onRamp.balanceSeen)) {
        const { amount, decimals } = event.data
        if (hasCome(attempt, amount, decimals)) return onRamp.bought({ attempt: id, amount })
      }
      return isUnseen(attempt) && isOverdue(attempt, event.at) ? onRamp.overdue({ attempt: id }) : null
    }),
  ),
)

/** How many decimals a coin has; null for a token, whose own contract or mint says it. */
function coinDecimals(state: RootState, id: string): number | null {
  const network = state.onRamp.attempts[id]?.wanted.network
  if (!network || network.address !== null) return null
  return reachable(state, network.chainId)?.nativeCurrency.decimals ?? null
}
