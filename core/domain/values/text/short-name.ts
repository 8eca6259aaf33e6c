/** The highest number of characters of a name in a narrow place. */
const longestName = 18

/** Shortens a name for a narrow place. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName).join('')}…`
}
