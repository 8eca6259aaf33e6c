import { LatchkeyError } from '../core/domain/latchkey-error.ts'
import type { Features } from '../core/ports/features.ts'

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
        if (!way) {
          const known = Object.keys(ways).join(', ')
          const message = `There is no feature "${feature}" to load; expected one of ${known}.`
          throw new LatchkeyError('unexpected', message)
        }
        try {
          if (!here.has(feature)) here.set(feature, await way())
        } catch (cause) {
          const message = `The feature "${feature}" could not be loaded; check the connection and that every built file is served.`
          throw new LatchkeyError('unreachable', message, { cause })
        }
        return null
      },
    },
    featureOf: (name) => here.get(name) ?? null,
  }
}
