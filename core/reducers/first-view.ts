import type { ViewName } from '../domain/view-name.ts'
import { factsOf } from '../domain/views.ts'
import type { BootState } from './root.ts'
import { leadingSession } from './sessions.ts'

/** The view that an opening shows: the one asked for where it means something, else Account or Connect. */
export function firstView(state: BootState, asked?: ViewName): ViewName {
  const isConnected = leadingSession(state.connection) !== null
  const needs = asked && factsOf(asked).needs
  if (asked === undefined || needs === 'choice') return isConnected ? 'Account' : 'Connect'
  return needs === 'connection' && !isConnected ? 'Connect' : asked
}
