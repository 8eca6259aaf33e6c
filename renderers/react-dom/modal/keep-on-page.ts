import type { Store } from '../../../core/store.ts'
import { modalRequestView } from '../../../core/view-models/shell/modal-request.ts'

/** Puts the modal's element back when it is to open and its page has lost it: one that replaced its body, or threw its container away; answers the function that ends this. */
export function keepOnPage(store: Store, element: HTMLElement, container: HTMLElement): () => void {
  return store.subscribe(() => {
    if (element.isConnected || !modalRequestView(store.state()).open) return
    const place = container.isConnected ? container : element.ownerDocument.body
    place.append(element)
    const dialog = element.shadowRoot?.querySelector('dialog')
    // A dialog whose element left the page covers it no more, though it says that it is open.
    if (!dialog?.open) return
    dialog.close()
    dialog.showModal()
  })
}
