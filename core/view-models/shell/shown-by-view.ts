import type { ViewName } from '../../domain/features/view-name.ts'
import type { BootState } from '../../reducers/root.ts'
import { isOpenOn } from '../../selectors/shell/current-view.ts'
import { isShownByButton } from '../parts/copy-button.ts'

/** The views that show the same as a message. */
const showingViews: Readonly<Record<string, readonly ViewName[]>> = {
  'signIn.declined': ['ConnectingSiwe'],
  'send.started': ['WalletSendConfirmed'],
  'swap.approveInWallet': ['SwapPreview'],
  'swap.confirmInWallet': ['SwapPreview'],
  'swap.swapping': ['SwapPreview'],
  'swap.swapped': ['SwapConfirmed'],
}

/** Returns whether the current view already shows a message, in its state or on the pressed button. */
export function isShownByView(state: BootState, message: string): boolean {
  return isShownByButton(message) || isOpenOn(state, ...(showingViews[message] ?? []))
}
