import type { LoadedView } from '../panel/loaded-view.ts'
import type { SendView } from './send-view.ts'
import { walletSendConfirmed } from './WalletSendConfirmedView.tsx'
import { walletSendPreview } from './WalletSendPreviewView.tsx'
import { walletSendSelectToken } from './WalletSendSelectTokenView.tsx'
import { walletSend } from './WalletSendView.tsx'

/** The views of sending, in one chunk, which only who sends fetches. */
export const sendViews = {
  WalletSend: walletSend,
  WalletSendSelectToken: walletSendSelectToken,
  WalletSendPreview: walletSendPreview,
  WalletSendConfirmed: walletSendConfirmed,
} satisfies Record<SendView, LoadedView>
