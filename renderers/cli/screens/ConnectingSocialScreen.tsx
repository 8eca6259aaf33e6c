import type { ConnectingSocialParts } from '../../../core/view-models/connecting-social.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture'], ['status'], ['retry']] as const

/** ConnectingSocial in the terminal. */
export function ConnectingSocialScreen(screen: ScreenProps<ConnectingSocialParts>) {
  return <Sections {...screen} groups={groups} />
}
