import { whatIsAWalletView } from '../../../core/view-models/what-is-a-wallet.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['login'], ['home'], ['gateway'], ['get']] as const

/** WhatIsAWallet in the terminal. */
export function WhatIsAWalletScreen(space: Space) {
  return <Sections {...useViewModel(whatIsAWalletView)} {...space} groups={groups} />
}
