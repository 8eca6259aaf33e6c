import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { modalRequestView } from './modal-request.ts'

/** Which of three modals the one would be in kits that have three. */
export type OpenModal = 'account' | 'chain' | 'connect'

const chainViews: ReadonlySet<ViewName> = new Set([
  'Networks',
  'WhatIsANetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
])

/** What the open modal is about: the account, the network, or the way to a wallet; null while it is closed. */
export function modalOpening(state: BootState): OpenModal | null {
  const { open, view } = modalRequestView(state)
  if (!open) return null
  if (view === 'Account') return 'account'
  return chainViews.has(view) ? 'chain' : 'connect'
}
