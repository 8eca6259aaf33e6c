import type { WalletSendPreviewParts } from '../../../core/view-models/wallet-send-preview.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['amount', 'worth'],
  ['receiver', 'address', 'network', 'cost', 'opening', 'arrives'],
  ['careful', 'caution', 'refusal', 'retryCost'],
  ['failed', 'waiting'],
  ['cancel', 'send'],
] as const

/** WalletSendPreview in the terminal. */
export function WalletSendPreviewScreen(screen: ScreenProps<WalletSendPreviewParts>) {
  return <Sections {...screen} groups={groups} />
}
