import type { Part, Parts } from '../../../core/view-models/parts/parts.ts'
import { buttonGap, buttonWidth } from './button-width.ts'

/** A part and its place. */
export type Placed = { readonly place: string; readonly part: Part }

/** Returns the parts of a screen in groups of rows. A place without a part, and a group without parts, are left out. */
export function partRows(
  parts: Parts,
  groups: readonly (readonly string[])[],
  columns: number,
): readonly (readonly (readonly Placed[])[])[] {
  return groups
    .map((places) =>
      inRows(
        places.flatMap((place) => partAt(place, parts[place] ?? null)),
        columns,
      ),
    )
    .filter((group) => group.length > 0)
}

/** Returns the parts in rows. Consecutive pictures share a row, and so do consecutive buttons that fit. Any other part has its own. */
function inRows(parts: readonly Placed[], columns: number): readonly (readonly Placed[])[] {
  return parts.reduce<readonly (readonly Placed[])[]>((rows, placed) => {
    const last = rows.at(-1)
    return last && isBeside(last, placed, columns)
      ? [...rows.slice(0, -1), [...last, placed]]
      : [...rows, [placed]]
  }, [])
}

function isBeside(row: readonly Placed[], { part }: Placed, columns: number): boolean {
  if (row.at(-1)?.part.part !== part.part) return false
  if (part.part === 'picture') return true
  const width = (sum: number, other: Part) => sum + buttonWidth(other) + buttonGap
  return (
    part.part === 'button' && row.map((placed) => placed.part).reduce(width, buttonWidth(part)) <= columns
  )
}

function partAt(place: string, part: Part | null): readonly Placed[] {
  return part ? [{ place, part }] : []
}
