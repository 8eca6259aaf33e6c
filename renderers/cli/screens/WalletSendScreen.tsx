import type { WalletSendParts } from '../../../core/view-models/wallet-send.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['unable', 'networks'],
  ['token'],
  ['amount', 'unit', 'available'],
  ['receiver', 'found', 'notFound', 'retryReceiver'],
  ['caution', 'refusal', 'retryCost'],
  ['next'],
] as const

/** WalletSend in the terminal. */
export function WalletSendScreen(screen: ScreenProps<WalletSendParts>) {
  return <Sections {...screen} groups={groups} />
}
