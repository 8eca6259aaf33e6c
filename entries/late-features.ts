import { createFeatureLoader, inChunk } from '../adapters/feature-loader.ts'
import type { Feature, LateFeatures } from '../core/define-feature.ts'
import { featureTable } from '../core/domain/feature-table.ts'
import { featureList, featureOption } from '../core/domain/features.ts'
import type { Features } from '../core/ports/features.ts'

/** The features of one Latchkey, each in a chunk of its own, and the port that loads them. */
export function createLateFeatures(): { readonly port: Features; readonly features: LateFeatures } {
  const { port, featureOf } = createFeatureLoader(
    Object.fromEntries(
      featureList.filter(([, { isViewsOnly }]) => !isViewsOnly).map(([feature]) => [feature, way(feature)]),
    ),
  )
  return { port, features: { table: featureTable, featureOf } }
}

/** The file of a feature is known by the name of its row; bundlers make a chunk of each. */
function way(feature: string): () => Promise<Feature> {
  return inChunk(
    `${featureOption(feature)}Feature`,
    () => import(`../core/features/${feature}.ts`) as Promise<Readonly<Record<string, Feature>>>,
  )
}
