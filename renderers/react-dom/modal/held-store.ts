import type { Store } from '../../../core/store.ts'
import { chromeView } from '../../../core/view-models/chrome.ts'

/** A store that stands still while the modal is closed, so that what leaves the screen leaves as it was. */
export function holdWhileClosed(store: Store): Store {
  let shown = store.state()
  return {
    ...store,
    state: () => {
      const state = store.state()
      if (state !== shown && chromeView(state).open) shown = state
      return shown
    },
  }
}
