import type { UnsupportedChainParts } from '../../../core/view-models/unsupported-chain.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['where'], ['failed'], ['list'], ['others'], ['disconnect', 'disconnectAll']] as const

/** UnsupportedChain in the terminal. */
export function UnsupportedChainScreen(screen: ScreenProps<UnsupportedChainParts>) {
  return <Sections {...screen} groups={groups} />
}
