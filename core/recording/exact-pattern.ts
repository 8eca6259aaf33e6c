/** The source of a pattern that matches a text and nothing else. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
