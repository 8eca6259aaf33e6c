import { routeOf } from '../../domain/features/route.ts'
import type { Route } from '../../domain/features/route.ts'
import { factsOf } from '../../domain/features/views.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession } from '../sessions/sessions.ts'
import { unsupportedSession } from '../network/unsupported-chain.ts'

/**
 * Returns the first route of an opening: the requested one if it is possible now, else Connect. If a wallet is connected, Account or UnsupportedChain
 * instead of Connect.
 */
export function firstView(state: BootState, asked?: Route): Route {
  const isConnected = leadingSession(state.connection) !== null
  const needs = asked && factsOf(asked.view).needs
  if (asked === undefined || needs === 'choice') {
    if (!isConnected) return { view: 'Connect' }
    return { view: unsupportedSession(state) ? 'UnsupportedChain' : 'Account' }
  }
  return needs === 'connection' && !isConnected ? { view: 'Connect' } : routeOf(asked)
}
