import { closestLanguage } from '../../core/domain/shell/closest-language.ts'
import type { Catalogues } from '../../core/ports/catalogues.ts'

/**
 * Creates the port that loads the translation closest to a locale. `ways` holds a loader per language. A failed load is repeated by the next
 * request.
 */
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
