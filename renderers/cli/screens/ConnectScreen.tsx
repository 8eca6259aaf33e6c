import type { ConnectParts } from '../../../core/view-models/connect.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['installed'],
  ['none'],
  ['recommended', 'all'],
  ['failed', 'retry'],
  ['legal', 'terms', 'privacy'],
] as const

/** Connect in the terminal. */
export function ConnectScreen(screen: ScreenProps<ConnectParts>) {
  return <Sections {...screen} groups={groups} />
}
