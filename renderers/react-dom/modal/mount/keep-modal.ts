import { timelyChunk } from '../../../../core/loading/code-limit.ts'
import type { Store } from '../../../../core/store.ts'
import { modalBroke } from '../../../../core/view-models/shell/render-failed.ts'
import { modalRequestView } from '../../../../core/view-models/shell/modal-request.ts'
import type { MountOptions, mountModal as MountModal } from './mount-modal.ts'

const loadModal = /* @__PURE__ */ timelyChunk('mountModal', () => import('./mount-modal.ts'))

/**
 * Loads the modal and renders it over a store. Returns a function that removes it. A failed load is repeated by the next opening. If that fails
 * too, the error is reported and the opening is cancelled. The same happens if this page cannot render the modal.
 */
export function keepModal(store: Store, options: MountOptions = {}): () => void {
  const request = () => modalRequestView(store.state())
  let wanted = true
  let fetching = false
  let unmount: (() => void) | null = null

  const mount = (mountModal: typeof MountModal) => {
    try {
      unmount = mountModal(store, options)
      leave()
    } catch (error) {
      store.dispatch(modalBroke(error))
    }
  }

  const fetch = () => {
    if (fetching || unmount) return
    fetching = true
    const wasOpen = request().open
    loadModal().then(
      ({ mountModal }) => {
        fetching = false
        if (wanted) mount(mountModal)
      },
      (error: unknown) => {
        fetching = false
        if (!wanted || !request().open) return
        if (!wasOpen) return fetch()
        globalThis.reportError?.(error)
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
