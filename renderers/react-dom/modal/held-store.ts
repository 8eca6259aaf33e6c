import type { Store } from '../../../core/store.ts'
import { chromeView } from '../../../core/view-models/chrome.ts'
import { selectionOf } from '../../react-bindings/selection-of.ts'

/** A store that stands still while the modal is closed, so that what leaves the screen leaves as it was. */
export function holdWhileClosed(store: Store): Store {
  const chrome = selectionOf(store.state, chromeView)
  let shown = store.state()
  return {
    ...store,
    state: () => {
      const state = store.state()
      if (state !== shown && chrome().open) shown = state
      return shown
    },
  }
}
