import { timelyChunk } from '../../../core/code-limit.ts'
import type { Store } from '../../../core/store.ts'
import { modalRequestView } from '../../../core/view-models/modal-request.ts'
import type { MountOptions } from './mount-modal.ts'

const loadModal = /* @__PURE__ */ timelyChunk('mountModal', () => import('./mount-modal.ts'))

/**
 * Fetches the modal and draws it over a store; answers the function that takes it away again.
 * A fetch that failed is tried again by the next opening; one that fails then is reported, and the opening taken back.
 */
export function keepModal(store: Store, options: MountOptions = {}): () => void {
  const request = () => modalRequestView(store.state())
  let wanted = true
  let fetching = false
  let unmount: (() => void) | null = null

  const fetch = () => {
    if (fetching || unmount) return
    fetching = true
    const wasOpen = request().open
    loadModal().then(
      ({ mountModal }) => {
        fetching = false
        leave()
        if (wanted) unmount = mountModal(store, options)
      },
      (error: unknown) => {
        fetching = false
        if (!wanted || !request().open) return
        if (!wasOpen) return fetch()
        reportError(error)
        store.dispatch(request().giveUp)
      },
    )
  }

  fetch()
  const leave = store.subscribe(() => request().open && fetch())
  return () => {
    wanted = false
    leave()
    unmount?.()
  }
}
