/** The closest of some language tags to a locale: itself, else with its last parts left out one by one (RFC 4647, lookup); null without one. */
export function closestLanguage<Tag extends string>(tags: readonly Tag[], locale: string): Tag | null {
  const parts = locale.split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-').toLowerCase()
    const found = tags.find((tag) => tag.toLowerCase() === wanted)
    if (found !== undefined) return found
  }
  return null
}
