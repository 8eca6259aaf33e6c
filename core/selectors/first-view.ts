import type { ViewName } from '../domain/view-name.ts'
import { factsOf } from '../domain/views.ts'
import type { BootState } from '../reducers/root.ts'
import { leadingSession } from './sessions.ts'
import { unsupportedSession } from './unsupported-chain.ts'

/** The view that an opening shows: the one asked for where it means something, else Connect, or once connected Account or that the chain is not supported. */
export function firstView(state: BootState, asked?: ViewName): ViewName {
  const isConnected = leadingSession(state.connection) !== null
  const needs = asked && factsOf(asked).needs
  if (asked === undefined || needs === 'choice') {
    if (!isConnected) return 'Connect'
    return unsupportedSession(state) ? 'UnsupportedChain' : 'Account'
  }
  return needs === 'connection' && !isConnected ? 'Connect' : asked
}
