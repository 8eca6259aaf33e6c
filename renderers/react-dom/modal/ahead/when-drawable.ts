import type { Store } from '../../../../core/store.ts'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { featureState } from '../../../../core/view-models/shell/feature-state.ts'
import { openedAhead } from '../../../../core/view-models/shell/opened-ahead.ts'
import { loaderOf } from '../../view-registry.ts'
import { whenIdle } from '../../when-idle.ts'

/** Calls `draw` when the page is idle and the code for an opening is loaded. Returns a function that cancels that. */
export function whenDrawable(store: Store, draw: () => void): () => void {
  let cancel: (() => void) | null = null
  const look = () => {
    if (cancel === null && isDrawable(store)) cancel = whenIdle(draw)
  }
  const leave = store.subscribe(look)
  look()
  return () => {
    leave()
    cancel?.()
  }
}

function isDrawable(store: Store): boolean {
  const state = openedAhead(store.state())
  const { view } = chromeView(state)
  return featureState(state, view) === 'here' && loaderOf(view).loaded() !== null
}
