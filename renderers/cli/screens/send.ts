import { walletSendConfirmedView } from '../../../core/view-models/send/wallet-send-confirmed.ts'
import { walletSendPreviewView } from '../../../core/view-models/send/wallet-send-preview.ts'
import { walletSendSelectTokenView } from '../../../core/view-models/send/wallet-send-select-token.ts'
import { walletSendView } from '../../../core/view-models/send/wallet-send.ts'
import { screen } from '../screen.ts'

/** The views of Send in the terminal. */
export const sendScreens = {
  WalletSend: screen(walletSendView, [
    ['unable', 'networks'],
    ['token'],
    ['amount', 'unit', 'available'],
    ['receiver', 'paste', 'found', 'notFound', 'retryReceiver'],
    ['recent'],
    ['elsewhere', 'lookAlike', 'caution', 'refusal', 'retry'],
    ['next'],
  ]),
  WalletSendSelectToken: screen(walletSendSelectTokenView, [['search'], ['list'], ['firstPurchase', 'fund']]),
  WalletSendPreview: screen(walletSendPreviewView, [
    ['amount', 'named', 'worth'],
    ['receiver', 'address', 'network', 'cost', 'opening', 'arrives'],
    [
      'careful',
      'simulated',
      'unchecked',
      'otherSymbol',
      'namedByService',
      'elsewhere',
      'lookAlike',
      'caution',
    ],
    ['costly', 'openRequest', 'refusal', 'retry'],
    ['failed', 'waiting'],
    ['cancel', 'send'],
  ]),
  WalletSendConfirmed: screen(walletSendConfirmedView, [
    ['picture', 'status'],
    ['amount', 'receiver', 'address'],
    ['explorer'],
    ['again'],
    ['close'],
  ]),
}
