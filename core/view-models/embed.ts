import { factsOf } from '../domain/views.ts'
import type { BootState } from '../reducers/root.ts'
import { chromeView } from './chrome.ts'
import type { Chrome } from './chrome.ts'
import { lastAttempt } from '../reducers/attempts.ts'
import { leadingSession } from '../reducers/sessions.ts'

/** What an inline embed shows: connecting, then the account; moves made in the modal do not move it. */
export type Embed = Pick<Chrome, 'view' | 'back'>

/** Account once connected, the running attempt while there is one, else Connect and the views that lead on from it. */
export function embedView(state: BootState): Embed {
  const { view, back } = chromeView(state)
  const { embed } = factsOf(view)
  if (leadingSession(state.connection))
    return embed === 'connected' ? { view, back } : { view: 'Account', back: null }
  if (lastAttempt(state.connection)) return { view: 'ConnectingExternal', back }
  return embed === 'unconnected' ? { view, back } : { view: 'Connect', back: null }
}
