import type { BootState } from '../../reducers/root.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import type { Progress, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that replace a view while its code loads. */
export type LoadingViewParts = { readonly waiting: Progress }

/** Returns the replacement for a view while its code loads, with its own title. */
export function loadingView(state: BootState): Screen<LoadingViewParts> {
  const text = textsOf(state, enChrome)
  return {
    title: text('modal.loading'),
    parts: { waiting: { part: 'progress', label: text('modal.viewLoading') } },
  }
}
