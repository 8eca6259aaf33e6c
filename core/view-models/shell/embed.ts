import { isConfirmedInWallet } from '../../domain/connection/connector.ts'
import { factsOf, featureOfView } from '../../domain/features/views.ts'
import type { BootState } from '../../reducers/root.ts'
import { embed as embedded } from '../../events/shell/embed.ts'
import { chromeView } from './chrome.ts'
import type { Chrome } from './chrome.ts'
import { shownConnecting } from '../../domain/connection/flow.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'

/** The events that an embed sends when it is mounted and unmounted. */
export const embedMoves = { shown: embedded.shown(), hidden: embedded.hidden() }

/** The view that an inline embed shows: connecting, then the account. Navigation in the modal does not change it. */
export type Embed = Pick<Chrome, 'view' | 'back'>

/**
 * Returns what an embed shows.
 * Once a wallet is connected, that is the account. Before, it is the attempt that the visitor confirms in a
 * wallet. Otherwise it is Connect and the views that lead on from it. The views of a sign-in stay only
 * while the sign-in runs.
 */
export function embedView(state: BootState): Embed {
  const { view, back } = chromeView(state)
  const { embed, needs } = factsOf(view)
  const flow = shownConnecting(state.connection.flows)
  const isOver =
    needs === 'choice' && featureOfView(view) === 'frame' && !state.email?.flow && !state.social?.flow
  if (leadingSession(state.connection))
    return embed === 'connected' ? { view, back } : { view: 'Account', back: null }
  if (flow && isConfirmedInWallet(flow.connector)) return { view: 'ConnectingExternal', back }
  return embed === 'unconnected' && !isOver ? { view, back } : { view: 'Connect', back: null }
}
