import type { ConnectingMultiChainParts } from '../../../core/view-models/connecting-multi-chain.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture', 'several'], ['list']] as const

/** ConnectingMultiChain in the terminal. */
export function ConnectingMultiChainScreen(screen: ScreenProps<ConnectingMultiChainParts>) {
  return <Sections {...screen} groups={groups} />
}
