import { factsOf } from '../../domain/features/views.ts'
import type { ViewFacts } from '../../domain/features/view-facts.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from './current-view.ts'

type Views = Pick<BootState, 'router'>

/** Returns the facts of the current view. */
export function currentFacts(state: Views): ViewFacts {
  return factsOf(currentView(state))
}

/** Returns whether the current view shows data of this kind. An embed may show it while the modal is closed. */
export function isShowing(state: Views, what: NonNullable<ViewFacts['shows']>[number]): boolean {
  return currentFacts(state).shows?.includes(what) === true
}
