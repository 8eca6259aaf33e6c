import { downloadsView } from '../../../core/view-models/downloads.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['picture'], ['list']] as const

/** Downloads in the terminal. */
export function DownloadsScreen(space: Space) {
  return <Sections {...useViewModel(downloadsView)} {...space} groups={groups} />
}
