import { adoptSheet } from '../theme/adopt-sheet.ts'

/** The attribute of the elements that hold Latchkey's shadow roots, by which a press on them is recognised. */
const mark = 'data-latchkey'

/** Attaches an open shadow root with Latchkey's style sheet to an element. An existing shadow root is reused. */
export function shadowRootOf(element: HTMLElement, css: string): ShadowRoot {
  element.setAttribute(mark, '')
  if (element.shadowRoot) return element.shadowRoot
  const root = element.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  keepPointersInside(element)
  return root
}

/** Releases a pointer that a draggable surface of the page has captured to the element. Otherwise its presses would not reach the content. */
function keepPointersInside(element: HTMLElement): void {
  element.addEventListener('pointerdown', ({ pointerId, view }) => {
    const letGo = () => {
      if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
    }
    view?.addEventListener('pointerdown', letGo, { once: true })
  })
}

/** Returns whether an element holds one of Latchkey's shadow roots. */
export function isShadowHost(element: Element): boolean {
  return element.hasAttribute(mark)
}

/** Returns whether an event happened inside one of Latchkey's shadow roots. */
export function isOurs(event: Event): boolean {
  return event.composedPath().some((target) => (target as Partial<Element>).hasAttribute?.(mark))
}

/** Creates the element that holds the modal's shadow root. */
export function createHostElement(page: Document): HTMLElement {
  return page.createElement('latchkey-modal')
}
