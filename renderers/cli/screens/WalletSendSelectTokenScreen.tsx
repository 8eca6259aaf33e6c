import type { WalletSendSelectTokenParts } from '../../../core/view-models/wallet-send-select-token.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['search'], ['list'], ['fund']] as const

/** WalletSendSelectToken in the terminal. */
export function WalletSendSelectTokenScreen(screen: ScreenProps<WalletSendSelectTokenParts>) {
  return <Sections {...screen} groups={groups} />
}
