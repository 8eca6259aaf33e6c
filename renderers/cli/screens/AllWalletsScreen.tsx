import type { AllWalletsParts } from '../../../core/view-models/all-wallets.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['search', 'qrCode'], ['failed', 'retry'], ['list']] as const

/** AllWallets in the terminal. */
export function AllWalletsScreen(screen: ScreenProps<AllWalletsParts>) {
  return <Sections {...screen} groups={groups} />
}
