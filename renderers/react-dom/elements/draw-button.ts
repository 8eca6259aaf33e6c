import { createElement } from 'react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Latchkey } from '../../../core/latchkey.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import { LatchkeyBinding } from '../../react-bindings/LatchkeyBinding.tsx'
import { lookOf } from './element-look.ts'

/** The rendered content of an element. `follow` renders the current attributes, `erase` removes the content. */
export type Drawing = { readonly follow: () => void; readonly erase: () => void }

/** Returns the function that renders a button in an element. */
export function drawButton(
  Button: ComponentType<ButtonLook>,
): (element: HTMLElement, latchkey: Latchkey) => Drawing {
  return (element, latchkey) => {
    const root = createRoot(element)
    const follow = () =>
      root.render(createElement(LatchkeyBinding, { latchkey }, createElement(Button, lookOf(element))))
    follow()
    return { follow, erase: () => root.unmount() }
  }
}
