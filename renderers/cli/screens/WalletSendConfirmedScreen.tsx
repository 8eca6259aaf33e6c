import type { WalletSendConfirmedParts } from '../../../core/view-models/wallet-send-confirmed.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture', 'status'], ['amount', 'receiver', 'address'], ['explorer'], ['close']] as const

/** WalletSendConfirmed in the terminal. */
export function WalletSendConfirmedScreen(screen: ScreenProps<WalletSendConfirmedParts>) {
  return <Sections {...screen} groups={groups} />
}
