/** Returns whether the language of a locale is English. Every page has English texts from the start. */
export function isEnglish(locale: string): boolean {
  return /^en(-|$)/i.test(locale)
}
