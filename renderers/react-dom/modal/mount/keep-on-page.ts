import type { Store } from '../../../../core/store.ts'
import { modalRequestView } from '../../../../core/view-models/shell/modal-request.ts'

/**
 * Puts the modal's element back before an opening, if the page has removed it by replacing its body or the container. Returns a function that
 * ends this.
 */
export function keepOnPage(store: Store, element: HTMLElement, container: HTMLElement): () => void {
  return store.subscribe(() => {
    if (element.isConnected || !modalRequestView(store.state()).open) return
    const place = container.isConnected ? container : element.ownerDocument.body
    place.append(element)
    const dialog = element.shadowRoot?.querySelector('dialog')
    // A dialog that was removed is no longer modal, although it is marked as open.
    if (!dialog?.open) return
    dialog.close()
    dialog.showModal()
  })
}
