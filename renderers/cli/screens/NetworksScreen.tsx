import type { NetworksParts } from '../../../core/view-models/networks.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['search'], ['failed'], ['list'], ['help']] as const

/** Networks in the terminal. */
export function NetworksScreen(screen: ScreenProps<NetworksParts>) {
  return <Sections {...screen} groups={groups} />
}
