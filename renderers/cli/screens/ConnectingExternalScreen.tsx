import type { ConnectingExternalParts } from '../../../core/view-models/connecting-external.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture'], ['status'], ['retry']] as const

/** ConnectingExternal in the terminal. */
export function ConnectingExternalScreen(screen: ScreenProps<ConnectingExternalParts>) {
  return <Sections {...screen} groups={groups} />
}
