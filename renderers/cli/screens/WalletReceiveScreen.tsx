import type { WalletReceiveParts } from '../../../core/view-models/wallet-receive.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['locked'], ['qrCode'], ['address', 'copy'], ['networks']] as const

/** WalletReceive in the terminal. */
export function WalletReceiveScreen(screen: ScreenProps<WalletReceiveParts>) {
  return <Sections {...screen} groups={groups} />
}
