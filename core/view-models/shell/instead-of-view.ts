import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { featureState } from './feature-state.ts'
import { loadingView } from './loading-view.ts'
import type { Screen } from '../parts/parts.ts'
import { viewFailureView } from '../parts/view-failure.ts'

/** Returns the replacement for the view while its feature loads, or if loading failed. Null once it is loaded. */
export function insteadOfView(state: BootState): Screen | null {
  const standing = featureState(state, currentView(state))
  if (standing === 'here') return null
  return standing === 'coming' ? loadingView(state) : viewFailureView(state, 'not-loaded')
}
