import type { ViewName } from '../domain/view-name.ts'
import type { RootState } from '../reducers/root.ts'
import { allViews } from './all.ts'
import type { Screen } from './parts.ts'
import { viewFailureView } from './view-failure.ts'

/** The screen of a view, or what stands instead of one that cannot be made or that there is not; never throws. */
export function screenOf(state: RootState, view: ViewName): Screen {
  try {
    return allViews[view](state)
  } catch {
    return viewFailureView(state, 'broken')
  }
}
