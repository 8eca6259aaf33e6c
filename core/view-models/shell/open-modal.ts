import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { modalRequestView } from './modal-request.ts'

/** The corresponding modal of a kit that has three. */
export type OpenModal = 'account' | 'chain' | 'connect'

const chainViews: ReadonlySet<ViewName> = new Set([
  'Networks',
  'WhatIsANetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
])

/** Returns the subject of the open modal: the account, the network, or connecting a wallet. Null while it is closed. */
export function modalOpening(state: BootState): OpenModal | null {
  const { open, view } = modalRequestView(state)
  if (!open) return null
  if (view === 'Account') return 'account'
  return chainViews.has(view) ? 'chain' : 'connect'
}
