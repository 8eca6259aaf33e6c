/** Returns the two letters of a tile: the initials of two words, else the first two letters. An address gives its first two digits. */
export function tileLetters(seed: string): string {
  const words = seed.replace(/^0x/, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', second = ''] = words
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('')
  return letters.toUpperCase().padEnd(2, '·')
}

/** Returns which of `count` colours belongs to a seed, always the same one. */
export function tileIndex(seed: string, count: number): number {
  const sum = [...seed].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7)
  return count === 0 ? -1 : sum % count
}
