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
  let isLoading = false
  let unmount: (() => void) | null = null

  const mount = (mountModal: typeof MountModal) => {
    try {
      unmount = mountModal(store, options)
      leave()
    } catch (error) {
      store.dispatch(modalBroke(error))
    }
  }

  const load = () => {
    if (isLoading || unmount) return
    isLoading = true
    const wasOpen = request().open
    loadModal().then(
      ({ mountModal }) => {
        isLoading = false
        if (wanted) mount(mountModal)
      },
      (error: unknown) => {
        isLoading = false
        if (!wanted || !request().open) return
        if (!wasOpen) return load()
        globalThis.reportError?.(error)
        store.dispatch(request().giveUp)
      },
    )
  }

  load()
  const leave = store.subscribe(() => request().open && load())
  return () => {
    wanted = false
    leave()
    unmount?.()
  }
}
