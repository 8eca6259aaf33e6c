import type { Slot } from '../../../core/view-models/parts/parts.ts'
import { NoticePart } from './NoticePart.tsx'

type SlotPartProps = { readonly slot: Slot; readonly columns: number }

/** Renders the text of a slot. A terminal has no element for it. */
export function SlotPart({ slot: { title, body }, columns }: SlotPartProps) {
  const notice = { part: 'notice', tone: 'neutral', title, ...(body !== undefined && { body }) } as const
  return <NoticePart notice={notice} columns={columns} />
}
