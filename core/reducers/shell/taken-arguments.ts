import type { ViewName } from '../../domain/features/view-name.ts'
import type { AnyEventDefinition } from '../../events/define-events.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'
import type { RouterState } from './router.ts'

/** Returns the slice that ends the arguments of a form: once one of these events begins the form with them, or changes it by hand. */
export function takenArguments(view: ViewName, events: readonly AnyEventDefinition[]) {
  return defineSlice<RouterState>(bootBeginning.router, (when) => [
    when(events, (draft) => {
      if (draft.history.at(-1)?.view === view) delete draft.isArrival
    }),
  ])
}
