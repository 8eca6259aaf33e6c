import type { Parts } from '../../../core/view-models/parts/parts.ts'
import { choiceRows } from '../layout/choice-rows.ts'
import { partRows } from '../layout/part-rows.ts'
import type { Placed } from '../layout/part-rows.ts'
import { focusablesOf } from './focusables.ts'

/** Returns whether any row of a screen has several controls. Only ← and → reach them all. */
export function hasNeighbours(
  parts: Parts,
  groups: readonly (readonly string[])[],
  columns: number,
): boolean {
  return partRows(parts, groups, columns)
    .flat()
    .some((row) => row.reduce((sum, placed) => sum + controlsBeside(placed, columns), 0) > 1)
}

/** Returns the most controls that a part has in one row. */
function controlsBeside({ place, part }: Placed, columns: number): number {
  switch (part.part) {
    case 'list':
      return 1
    case 'choice':
      return Math.max(...choiceRows(part, columns).map(({ length }) => length))
    default:
      return focusablesOf({ [place]: part }).length
  }
}
