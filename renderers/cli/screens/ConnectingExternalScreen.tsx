import { connectingExternalView } from '../../../core/view-models/connecting-external.ts'
import { Sections } from '../card/Sections.tsx'
import type { Space } from '../layout/space.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'

const groups = [['picture'], ['status'], ['retry']] as const

/** ConnectingExternal in the terminal. */
export function ConnectingExternalScreen(space: Space) {
  return <Sections {...useViewModel(connectingExternalView)} {...space} groups={groups} />
}
