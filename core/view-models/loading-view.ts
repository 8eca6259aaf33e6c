import type { RootState } from '../reducers/root.ts'
import { enChrome } from '../strings/en/chrome.ts'
import type { Progress } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** What stands in the place of a view whose code is on its way. */
export function loadingView(state: RootState): Progress {
  return { part: 'progress', label: textsOf(state, enChrome)('modal.loading') }
}
