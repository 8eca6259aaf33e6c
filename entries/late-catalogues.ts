import { createCatalogueLoader } from '../adapters/catalogue-loader.ts'
import type { Catalogues } from '../core/ports/catalogues.ts'

/** The words of every language but English, each in a chunk of its own. */
export function createLateCatalogues(): Catalogues {
  return createCatalogueLoader({})
}
