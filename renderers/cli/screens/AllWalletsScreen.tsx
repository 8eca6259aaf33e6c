import { allWalletsView } from '../../../core/view-models/all-wallets.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['search', 'qrCode'], ['failed', 'retry'], ['list']] as const

/** AllWallets in the terminal. */
export function AllWalletsScreen(space: Space) {
  return <Sections {...useViewModel(allWalletsView)} {...space} groups={groups} />
}
