import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../../core/store.ts'
import { Modal } from './Modal.tsx'
import { guardPresses } from './guard-presses.ts'
import { createHostElement, shadowRootOf } from '../shadow/shadow-host.ts'
import { ShadowRootContext } from '../shadow/shadow-root-context.ts'
import { modalCss } from '../theme/modal-css.ts'

/** Where the modal's element goes, `document.body` unless said otherwise. */
export type MountOptions = { readonly container?: HTMLElement }

/** Draws the modal over a store in an element of its own; answers the function that takes it away again. */
export function mountModal(store: Store, { container = document.body }: MountOptions = {}): () => void {
  const element = createHostElement(container)
  const shadow = shadowRootOf(element, modalCss)
  const root = createRoot(shadow)
  const modal = createElement(Modal, { store, host: element })
  root.render(createElement(ShadowRootContext.Provider, { value: shadow }, modal))
  const unguard = guardPresses(element.ownerDocument.defaultView ?? window)
  let mounted = true
  return () => {
    if (!mounted) return
    mounted = false
    unguard()
    // React refuses to unmount one root while it is rendering another, which is when a host's effects are cleaned up.
    queueMicrotask(() => {
      root.unmount()
      element.remove()
    })
  }
}
