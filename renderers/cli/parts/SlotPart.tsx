import type { Slot } from '../../../core/view-models/parts/parts.ts'
import { NoticePart } from './NoticePart.tsx'

/** Renders the text of a slot. A terminal has no element for it. */
export function SlotPart({ slot: { title, body } }: { readonly slot: Slot }) {
  return (
    <NoticePart notice={{ part: 'notice', tone: 'neutral', title, ...(body !== undefined && { body }) }} />
  )
}
