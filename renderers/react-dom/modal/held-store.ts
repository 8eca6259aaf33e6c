import type { Store } from '../../../core/store.ts'
import { modalRequestView } from '../../../core/view-models/shell/modal-request.ts'
import { openedAhead } from '../../../core/view-models/shell/opened-ahead.ts'
import { whenIdle } from '../when-idle.ts'

/** The store of one drawing of the modal: before it opens, as it would open, followed when the page rests; then as it is; and as it was while it leaves the screen. */
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
