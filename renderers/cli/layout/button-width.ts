import type { Part } from '../../../core/view-models/parts/parts.ts'

/** The columns between two buttons in a row, those of a button's focus mark and brackets, and those of its busy, tone or check mark. */
export const buttonGap = 1
const around = 6
const mark = 2

/** Returns the most columns that a button needs, and 0 for any other part. */
export function buttonWidth(part: Part): number {
  if (part.part !== 'button') return 0
  const isMarked =
    part.busy === true || part.icon === 'check' || part.tone === 'negative' || part.tone === 'positive'
  return part.label.length + around + (isMarked ? mark : 0)
}
