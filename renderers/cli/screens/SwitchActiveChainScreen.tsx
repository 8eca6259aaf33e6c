import type { SwitchActiveChainParts } from '../../../core/view-models/switch-active-chain.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture', 'why'], ['list']] as const

/** SwitchActiveChain in the terminal. */
export function SwitchActiveChainScreen(screen: ScreenProps<SwitchActiveChainParts>) {
  return <Sections {...screen} groups={groups} />
}
