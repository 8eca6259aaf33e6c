import { createFeatureLoader, inChunk } from '../adapters/loading/feature-loader.ts'
import type { Feature, LateFeatures } from '../core/define-feature.ts'
import { featureTable } from '../core/domain/features/feature-table.ts'
import { featureList, featureOption } from '../core/domain/features/features.ts'
import type { Features } from '../core/ports/features.ts'

/** The code of loaded features, and the port that loads them. */
export type PendingFeatures = { readonly port: Features; readonly features: LateFeatures }

type Ways = Readonly<Record<string, () => Promise<Feature>>>

/** Returns the features of one Latchkey, each in its own chunk, and the port that loads them. */
export function createLateFeatures(): PendingFeatures {
  const { port, featureOf } = createFeatureLoader(waysToFeatures())
  return { port, features: { table: featureTable, featureOf } }
}

/** Returns the loaders of features. The file of a feature has the name of its row, and bundlers make a chunk of each. */
function waysToFeatures(): Ways {
  const withCode = featureList.filter(([, { isViewsOnly }]) => !isViewsOnly)
  return Object.fromEntries(
    withCode.map(([feature]) => [
      feature,
      inChunk(
        `${featureOption(feature)}Feature`,
        () => import(`../core/features/${feature}.ts`) as Promise<Readonly<Record<string, Feature>>>,
      ),
    ]),
  )
}
