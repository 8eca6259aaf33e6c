import type { Slot } from '../../../core/view-models/parts/parts.ts'
import { NoticePart } from './NoticePart.tsx'

/** A place for an element of an adapter: a terminal has none, so it says what stands there instead. */
export function SlotPart({ slot: { title, body } }: { readonly slot: Slot }) {
  return (
    <NoticePart notice={{ part: 'notice', tone: 'neutral', title, ...(body !== undefined && { body }) }} />
  )
}
