import { adoptSheet } from './theme/adopt-sheet.ts'

/** Gives an element an open shadow root with our style sheet; an element that has one already keeps it. */
export function shadowRootOf(element: HTMLElement, css: string): ShadowRoot {
  if (element.shadowRoot) return element.shadowRoot
  const root = element.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  return root
}

/** Makes the element that holds the modal's shadow root and puts it at the end of `container`. */
export function createHostElement(container: HTMLElement): HTMLElement {
  const element = container.ownerDocument.createElement('latchkey-modal')
  container.append(element)
  return element
}
