import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { isOpenOn } from '../../selectors/shell/current-view.ts'
import { isToldByButton } from '../parts/copy-button.ts'

/** The views that show the same as a message. */
const tellingViews: Readonly<Record<string, readonly ViewName[]>> = {
  'pairing.declined': ['ConnectingWalletConnect'],
  'signIn.declined': ['ConnectingSiwe'],
  'send.started': ['WalletSendConfirmed'],
  'swap.approveInWallet': ['SwapPreview'],
  'swap.confirmInWallet': ['SwapPreview'],
  'swap.swapping': ['SwapPreview'],
  'swap.swapped': ['SwapConfirmed'],
}

/** Returns whether the current view already shows a message, in its state or on the pressed button. */
export function isToldByView(state: BootState, message: string): boolean {
  return isToldByButton(message) || isOpenOn(state, ...(tellingViews[message] ?? []))
}
