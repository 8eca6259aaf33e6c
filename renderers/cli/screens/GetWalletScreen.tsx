import type { GetWalletParts } from '../../../core/view-models/get-wallet.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['list'], ['explore']] as const

/** GetWallet in the terminal. */
export function GetWalletScreen(screen: ScreenProps<GetWalletParts>) {
  return <Sections {...screen} groups={groups} />
}
