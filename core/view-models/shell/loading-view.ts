import type { BootState } from '../../reducers/root.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import type { Progress, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The places of what stands while a view's code is on its way. */
export type LoadingViewParts = { readonly waiting: Progress }

/** What stands in the place of a view whose code is on its way, its title too. */
export function loadingView(state: BootState): Screen<LoadingViewParts> {
  const text = textsOf(state, enChrome)
  return {
    title: text('modal.loading'),
    parts: { waiting: { part: 'progress', label: text('modal.viewLoading') } },
  }
}
