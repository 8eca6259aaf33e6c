import type { ViewName } from '../domain/view-name.ts'
import type { RootState } from '../reducers/root.ts'
import { chromeView } from './chrome.ts'
import type { Chrome } from './chrome.ts'
import { heldEvmSession } from './select.ts'

/** What an inline embed shows: connecting, then the account; moves made in the modal do not move it. */
export type Embed = Pick<Chrome, 'view' | 'back'>

const beforeConnecting = new Set<ViewName>([
  'ConnectingWalletConnect',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
])

/** Account once connected, the running attempt while there is one, else Connect and the views that lead on from it. */
export function embedView(state: RootState): Embed {
  const { view, back } = chromeView(state)
  if (heldEvmSession(state)) return view === 'Networks' ? { view, back } : { view: 'Account', back: null }
  if (state.connection.attempt) return { view: 'ConnectingExternal', back }
  return beforeConnecting.has(view) ? { view, back } : { view: 'Connect', back: null }
}
