import { getWalletView } from '../../../core/view-models/get-wallet.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['list'], ['explore']] as const

/** GetWallet in the terminal. */
export function GetWalletScreen(space: Space) {
  return <Sections {...useViewModel(getWalletView)} {...space} groups={groups} />
}
