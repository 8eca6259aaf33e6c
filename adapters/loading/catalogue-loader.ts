import { closestLanguage } from '../../core/domain/shell/closest-language.ts'
import type { Catalogues } from '../../core/ports/catalogues.ts'

/** Brings the words of the language that is closest to a locale, each by its own way; one that failed is loaded again by the next question. */
export function createCatalogueLoader(
  ways: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>,
): Catalogues {
  const languages = Object.keys(ways)
  return {
    load: async ({ locale }) => {
      const language = closestLanguage(languages, locale)
      return (language !== null && (await ways[language]?.())) || null
    },
  }
}
