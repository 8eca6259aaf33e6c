import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../../core/store.ts'
import { Modal } from './Modal.tsx'
import { ignoreDoubleClicks } from './ignore-double-clicks.ts'
import { keepOnPage } from './keep-on-page.ts'
import { createHostElement, shadowRootOf } from '../shadow/shadow-host.ts'
import { ShadowRootContext } from '../shadow/shadow-root-context.ts'
import { modalCss } from '../theme/modal-css.ts'

/** Where the modal's element goes, `document.body` unless said otherwise. */
export type MountOptions = {
  /** The element at whose end the modal's own goes. */
  readonly container?: HTMLElement
}

type Mounted = { holders: number; readonly takeAway: () => void }

const mounted = new WeakMap<Store, Mounted>()

/**
 * Draws the modal over a store in an element of its own; answers the function that takes it away again.
 * A store has one modal, where the first one put it, until the last one took it away.
 */
export function mountModal(store: Store, options: MountOptions = {}): () => void {
  const modal = mounted.get(store) ?? drawModal(store, options)
  mounted.set(store, modal)
  modal.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    modal.holders -= 1
    if (modal.holders > 0) return
    mounted.delete(store)
    modal.takeAway()
  }
}

function drawModal(store: Store, { container = document.body }: MountOptions): Mounted {
  const element = createHostElement(container.ownerDocument)
  const shadow = shadowRootOf(element, modalCss)
  container.append(element)
  const leave = keepOnPage(store, element, container)
  const root = createRoot(shadow)
  const modal = createElement(Modal, { store, host: element })
  root.render(createElement(ShadowRootContext.Provider, { value: shadow }, modal))
  const unguard = ignoreDoubleClicks(element.ownerDocument.defaultView ?? window)
  return {
    holders: 0,
    takeAway: () => {
      unguard()
      leave()
      // React refuses to unmount one root while it is rendering another, which is when a host's effects are cleaned up.
      queueMicrotask(() => {
        root.unmount()
        element.remove()
      })
    },
  }
}
