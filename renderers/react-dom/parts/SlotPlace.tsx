import { useLayoutEffect, useRef } from 'react'
import { slotPlaced, slotSought } from '../../../core/domain/shell/slot.ts'
import type { Slot } from '../../../core/view-models/parts/parts.ts'

/**
 * Renders the place of an adapter's element, which stays outside of the shadow tree and is shown here by a slot. The slot announces itself when
 * it is rendered, and on request.
 */
export function SlotPlace({ part: { name, title, body } }: { readonly part: Slot }) {
  const place = useRef<HTMLSlotElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    const page = current?.ownerDocument
    const tell = () =>
      current?.dispatchEvent(new CustomEvent(slotPlaced, { bubbles: true, composed: true, detail: { name } }))
    tell()
    page?.addEventListener(slotSought, tell)
    return () => page?.removeEventListener(slotSought, tell)
  }, [name])
  return (
    <div className="slot" part="slot" role="group" aria-label={title}>
      <slot ref={place} name={name}>
        <p className="slot-title">{title}</p>
        {body !== undefined && <p>{body}</p>}
      </slot>
    </div>
  )
}
