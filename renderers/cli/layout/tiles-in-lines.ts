import type { Parts } from '../../../core/view-models/parts/parts.ts'

/** Returns the parts with each picture of a person or thing in the line that follows it, so that it needs no row. A picture with a mood stays. */
export function withTilesInLines(parts: Parts, groups: readonly (readonly string[])[]): Parts {
  const moved = groups.flatMap((places) => {
    const present = places.filter((place) => parts[place])
    return present.flatMap((place, index) => {
      const next = present[index + 1]
      const [picture, line] = [parts[place], next === undefined ? null : parts[next]]
      if (picture?.part !== 'picture' || picture.mood || next === undefined) return []
      if (line?.part !== 'line' || line.image || line.images) return []
      return [
        [place, null],
        [next, { ...line, image: picture.image }],
      ] as const
    })
  })
  return { ...parts, ...Object.fromEntries(moved) }
}
