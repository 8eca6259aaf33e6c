import { connectView } from '../../../core/view-models/connect.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [
  ['installed'],
  ['none'],
  ['recommended', 'all'],
  ['failed', 'retry'],
  ['legal', 'terms', 'privacy'],
] as const

/** Connect in the terminal. */
export function ConnectScreen(space: Space) {
  return <Sections {...useViewModel(connectView)} {...space} groups={groups} />
}
