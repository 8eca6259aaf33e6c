import { whatIsANetworkView } from '../../../core/view-models/what-is-a-network.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['bolts'], ['uses'], ['more']] as const

/** WhatIsANetwork in the terminal. */
export function WhatIsANetworkScreen(space: Space) {
  return <Sections {...useViewModel(whatIsANetworkView)} {...space} groups={groups} />
}
