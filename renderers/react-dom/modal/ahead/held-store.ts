import type { Store } from '../../../../core/store.ts'
import { modalRequestView } from '../../../../core/view-models/shell/modal-request.ts'
import { openedAhead } from '../../../../core/view-models/shell/opened-ahead.ts'
import { whenIdle } from '../../when-idle.ts'

/**
 * Creates the store of one rendering of the modal. Before the opening, it shows the state in which the modal would open, and updates while the
 * page is idle. During the opening it shows the current state. While the dialog closes, it keeps the last state.
 */
export function holdWhileClosed(store: Store): Store {
  const listeners = new Set<() => void>()
  let shown = openedAhead(store.state())
  let wasOpen = false
  let leave: (() => void) | null = null
  let cancel: (() => void) | null = null

  const follow = () => {
    const state = store.state()
    if (state === shown || !modalRequestView(state).open) return
    wasOpen = true
    shown = state
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const hear = () => {
    follow()
    if (wasOpen) return tell()
    cancel ??= whenIdle(() => {
      cancel = null
      if (!wasOpen) shown = openedAhead(store.state())
      tell()
    })
  }

  return {
    ...store,
    state: () => {
      follow()
      return shown
    },
    subscribe: (listener) => {
      listeners.add(listener)
      leave ??= store.subscribe(hear)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        cancel?.()
        leave = null
        cancel = null
      }
    },
  }
}
