import { chunk } from '../../core/loading/chunk.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Features } from '../../core/ports/features.ts'

/** The port that loads features, and what has come of them. */
export type FeatureLoader<Feature> = {
  readonly port: Features
  readonly featureOf: (name: string) => Feature | null
}

/** Loads features by name, each by its own way, and keeps what came; one that failed is loaded again by the next question. */
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

/** The way to a feature in a chunk of its own, by the name under which its module exports it; a failed load is `not-loaded`. */
export function inChunk<Name extends string, Feature>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, Feature>>>,
): () => Promise<Feature> {
  const fetch = chunk(name, load)
  return async () => (await fetch())[name]
}
