import { createRoot } from 'react-dom/client'
import { slotPlaced, slotSought } from '../../../../core/domain/shell/slot.ts'
import type { Slot } from '../../../../core/view-models/parts/parts.ts'
import { SlotPlace } from '../../../../renderers/react-dom/parts/SlotPlace.tsx'

/** The place of a foreign element in a modal dialog of a shadow tree, and the adapter that owns the element. */
export type SlotStage = {
  readonly draw: (part: Slot | null) => void
  readonly own: (name: string, element: HTMLElement) => void
}

/** Makes the dialog with nothing in it. */
export function slotStage(): SlotStage {
  const host = document.createElement('div')
  const dialog = document.createElement('dialog')
  host.id = 'slot-stage'
  host.attachShadow({ mode: 'open' }).append(dialog)
  document.body.append(host)
  dialog.showModal()
  const root = createRoot(dialog)
  return {
    draw: (part) => root.render(part && <SlotPlace part={part} />),
    own: (name, element) => {
      element.slot = name
      document.addEventListener(slotPlaced, (event) => {
        const told = event as CustomEvent<{ readonly name: string }>
        const [place] = event.composedPath()
        const tree = (place as Node).getRootNode()
        if (told.detail.name === name && tree instanceof ShadowRoot && element.parentNode !== tree.host)
          tree.host.append(element)
      })
      document.dispatchEvent(new Event(slotSought))
    },
  }
}
