import type { WhatIsANetworkParts } from '../../../core/view-models/what-is-a-network.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['bolts'], ['uses'], ['more']] as const

/** WhatIsANetwork in the terminal. */
export function WhatIsANetworkScreen(screen: ScreenProps<WhatIsANetworkParts>) {
  return <Sections {...screen} groups={groups} />
}
