import { chunk } from '../../core/loading/chunk.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Features } from '../../core/ports/features.ts'

/** The port that loads features, and the loaded features by name. */
export type FeatureLoader<Feature> = {
  readonly port: Features
  readonly featureOf: (name: string) => Feature | null
}

/**
 * Creates a loader of features by name, each with its own loader function. Stores the loaded ones. A failed load is repeated by the next request.
 */
export function createFeatureLoader<Feature>(
  ways: Readonly<Record<string, () => Promise<Feature>>>,
): FeatureLoader<Feature> {
  const here = new Map<string, Feature>()
  return {
    port: {
      load: async ({ feature }) => {
        const way = ways[feature]
        if (!way) throw new LatchkeyError('unexpected', `There is no feature "${feature}".`)
        if (!here.has(feature)) here.set(feature, await way())
        return null
      },
    },
    featureOf: (name) => here.get(name) ?? null,
  }
}

/** Returns the loader of a feature in a chunk of its own. `name` is the module's export. A failed load throws `not-loaded`. */
export function inChunk<Name extends string, Feature>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, Feature>>>,
): () => Promise<Feature> {
  const fetch = chunk(name, load)
  return async () => (await fetch())[name]
}
