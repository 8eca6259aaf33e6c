import type { ConnectWithFrameParts } from '../../../core/view-models/connect-with-frame.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [
  ['needsBrowser'],
  ['email', 'emailFailed', 'emailContinue'],
  ['social', 'socials'],
  ['or'],
  ['installed'],
  ['none'],
  ['recommended', 'all'],
  ['failed', 'retry'],
  ['legal', 'terms', 'privacy'],
] as const

/** Connect in the terminal. */
export function ConnectScreen(screen: ScreenProps<ConnectWithFrameParts>) {
  return <Sections {...screen} groups={groups} />
}
