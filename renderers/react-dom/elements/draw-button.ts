import { createElement } from 'react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Latchkey } from '../../../core/latchkey.ts'
import { LatchkeyBinding } from '../../react-bindings/LatchkeyBinding.tsx'

/** How a button is drawn in an element, and taken away again. */
export function drawButton(Button: ComponentType): (element: HTMLElement, latchkey: Latchkey) => () => void {
  return (element, latchkey) => {
    const root = createRoot(element)
    root.render(createElement(LatchkeyBinding, { latchkey }, createElement(Button)))
    return () => root.unmount()
  }
}
