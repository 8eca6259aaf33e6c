import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../../../core/store.ts'
import { Modal } from '../Modal.tsx'
import { ignoreDoubleClicks } from '../guards/ignore-double-clicks.ts'
import { keepOnPage } from './keep-on-page.ts'
import { createHostElement, shadowRootOf } from '../../shadow/shadow-host.ts'
import { ShadowRootContext } from '../../shadow/shadow-root-context.ts'
import { modalCss } from '../../theme/modal-css.ts'

/** The container of the modal's element, by default `document.body`. */
export type MountOptions = {
  /** The element to which the modal's element is appended. */
  readonly container?: HTMLElement
}

type Mounted = { holders: number; readonly takeAway: () => void }

const mounted = new WeakMap<Store, Mounted>()

/**
 * Renders the modal over a store in an element of its own. Returns a function that removes it. A store has one modal, at the place of the first
 * call, until the last caller removes it.
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
      // React cannot unmount one root while it renders another, which is when a host's effects are cleaned up.
      queueMicrotask(() => {
        root.unmount()
        element.remove()
      })
    },
  }
}
