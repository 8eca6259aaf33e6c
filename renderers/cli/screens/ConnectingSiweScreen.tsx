import type { ConnectingSiweParts } from '../../../core/view-models/connecting-siwe.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['app', 'wallet'], ['ask'], ['progress', 'failed'], ['sign', 'cancel']] as const

/** ConnectingSiwe in the terminal. */
export function ConnectingSiweScreen(screen: ScreenProps<ConnectingSiweParts>) {
  return <Sections {...screen} groups={groups} />
}
