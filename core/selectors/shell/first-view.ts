import { routeOf } from '../../domain/features/route.ts'
import type { Route } from '../../domain/features/route.ts'
import { factsOf } from '../../domain/features/views.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingSession } from '../sessions/sessions.ts'
import { unsupportedSession } from '../network/unsupported-chain.ts'

/** Where an opening leads: to what was asked for where it means something, else Connect, or once connected Account or that the chain is not supported. */
export function firstView(state: BootState, asked?: Route): Route {
  const isConnected = leadingSession(state.connection) !== null
  const needs = asked && factsOf(asked.view).needs
  if (asked === undefined || needs === 'choice') {
    if (!isConnected) return { view: 'Connect' }
    return { view: unsupportedSession(state) ? 'UnsupportedChain' : 'Account' }
  }
  return needs === 'connection' && !isConnected ? { view: 'Connect' } : routeOf(asked)
}
