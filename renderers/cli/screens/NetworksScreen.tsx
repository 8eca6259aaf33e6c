import { networksView } from '../../../core/view-models/networks.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['search'], ['failed'], ['list'], ['help']] as const

/** Networks in the terminal. */
export function NetworksScreen(space: Space) {
  return <Sections {...useViewModel(networksView)} {...space} groups={groups} />
}
