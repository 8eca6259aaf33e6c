import { adoptSheet } from '../theme/adopt-sheet.ts'

/** What marks the elements that hold our shadow roots, so that a press on one of them is known as ours. */
const mark = 'data-latchkey'

/** Gives an element an open shadow root with our style sheet; an element that has one already keeps it. */
export function shadowRootOf(element: HTMLElement, css: string): ShadowRoot {
  element.setAttribute(mark, '')
  if (element.shadowRoot) return element.shadowRoot
  const root = element.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  keepPointersInside(element)
  return root
}

/** Lets go of a pointer that a draggable surface of the page ties to the element: its presses would never reach what is inside. */
function keepPointersInside(element: HTMLElement): void {
  element.addEventListener('pointerdown', ({ pointerId, view }) => {
    const letGo = () => {
      if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
    }
    view?.addEventListener('pointerdown', letGo, { once: true })
  })
}

/** Whether an element holds one of our shadow roots. */
export function isShadowHost(element: Element): boolean {
  return element.hasAttribute(mark)
}

/** Whether an event happened inside one of our shadow roots. */
export function isOurs(event: Event): boolean {
  return event.composedPath().some((target) => (target as Partial<Element>).hasAttribute?.(mark))
}

/** Makes the element that holds the modal's shadow root. */
export function createHostElement(page: Document): HTMLElement {
  return page.createElement('latchkey-modal')
}
