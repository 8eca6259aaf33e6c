/** Returns the language tag that is closest to a locale. Removes the locale's last parts one by one (RFC 4647, lookup). Null if none matches. */
export function closestLanguage<Tag extends string>(tags: readonly Tag[], locale: string): Tag | null {
  const parts = locale.split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-').toLowerCase()
    const found = tags.find((tag) => tag.toLowerCase() === wanted)
    if (found !== undefined) return found
  }
  return null
}
