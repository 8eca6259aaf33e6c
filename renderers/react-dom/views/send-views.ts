import type { ViewsOf } from '../panel/loaded-view.ts'
import { walletSendConfirmed } from './send/WalletSendConfirmedView.tsx'
import { walletSendPreview } from './send/WalletSendPreviewView.tsx'
import { walletSendSelectToken } from './send/WalletSendSelectTokenView.tsx'
import { walletSend } from './send/WalletSendView.tsx'

/** The views of sending. */
export const sendViews = {
  WalletSend: walletSend,
  WalletSendSelectToken: walletSendSelectToken,
  WalletSendPreview: walletSendPreview,
  WalletSendConfirmed: walletSendConfirmed,
} satisfies ViewsOf<'send'>
