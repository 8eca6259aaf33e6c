import { createCatalogueLoader } from '../adapters/loading/catalogue-loader.ts'
import { inChunk } from '../adapters/loading/feature-loader.ts'
import type { Catalogues } from '../core/ports/catalogues.ts'

/** Returns the loader for the texts of every language but English, each in its own chunk. */
export function createLateCatalogues(): Catalogues {
  return createCatalogueLoader({
    de: inChunk('de', () => import('../core/strings/de.ts')),
  })
}
