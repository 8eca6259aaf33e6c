import type { BootState } from '../reducers/root.ts'
import { currentFacts } from '../selectors/current-view.ts'

/** Which of three modals the one would be in kits that have three. */
export type OpenModal = 'account' | 'chain' | 'connect'

/** What the open modal is about: the account, the network, or the way to a wallet; null while it is closed. */
export function openModal(state: BootState): OpenModal | null {
  return state.modal.open ? (currentFacts(state).subject ?? 'connect') : null
}
