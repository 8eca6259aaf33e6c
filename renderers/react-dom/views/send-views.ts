import type { ViewsOf } from '../panel/loaded-view.ts'
import { walletSendConfirmed } from './WalletSendConfirmedView.tsx'
import { walletSendPreview } from './WalletSendPreviewView.tsx'
import { walletSendSelectToken } from './WalletSendSelectTokenView.tsx'
import { walletSend } from './WalletSendView.tsx'

/** The views of sending. */
export const sendViews = {
  WalletSend: walletSend,
  WalletSendSelectToken: walletSendSelectToken,
  WalletSendPreview: walletSendPreview,
  WalletSendConfirmed: walletSendConfirmed,
} satisfies ViewsOf<'send'>
