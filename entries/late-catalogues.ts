import { createCatalogueLoader } from '../adapters/loading/catalogue-loader.ts'
import { inChunk } from '../adapters/loading/feature-loader.ts'
import type { Catalogues } from '../core/ports/catalogues.ts'

/** The words of every language but English, each in a chunk of its own. */
export function createLateCatalogues(): Catalogues {
  return createCatalogueLoader({
    de: inChunk('de', () => import('../core/strings/de.ts')),
  })
}
