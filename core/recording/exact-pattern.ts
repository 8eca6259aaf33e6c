/** Returns the source of a pattern that matches exactly a text. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
