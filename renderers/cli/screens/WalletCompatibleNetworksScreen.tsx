import type { WalletCompatibleNetworksParts } from '../../../core/view-models/wallet-compatible-networks.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['only'], ['list']] as const

/** WalletCompatibleNetworks in the terminal. */
export function WalletCompatibleNetworksScreen(screen: ScreenProps<WalletCompatibleNetworksParts>) {
  return <Sections {...screen} groups={groups} />
}
