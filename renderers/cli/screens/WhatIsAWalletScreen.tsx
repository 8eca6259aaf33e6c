import type { WhatIsAWalletParts } from '../../../core/view-models/what-is-a-wallet.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['login'], ['home'], ['gateway'], ['get']] as const

/** WhatIsAWallet in the terminal. */
export function WhatIsAWalletScreen(screen: ScreenProps<WhatIsAWalletParts>) {
  return <Sections {...screen} groups={groups} />
}
