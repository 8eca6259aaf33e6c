import type { ConnectingFarcasterParts } from '../../../core/view-models/connecting-farcaster.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['picture'], ['qrCode'], ['status'], ['open', 'retry', 'copy']] as const

/** ConnectingFarcaster in the terminal. */
export function ConnectingFarcasterScreen(screen: ScreenProps<ConnectingFarcasterParts>) {
  return <Sections {...screen} groups={groups} />
}
