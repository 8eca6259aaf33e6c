/** Whether the words of a locale are English, which every page has from the start. */
export function isEnglish(locale: string): boolean {
  return /^en(-|$)/i.test(locale)
}
