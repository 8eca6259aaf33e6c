/** How many characters of a name a narrow place has room for (behaviour reference 3.3). */
const longestName = 18

/** Shortens a name for a narrow place. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName).join('')}…`
}
