import { createFeatureLoader, inChunk } from '../adapters/feature-loader.ts'
import { featureTable } from '../core/features/all.ts'
import type { Feature, LateFeatures } from '../core/features/define-feature.ts'
import type { Features } from '../core/ports/features.ts'

/** The features of one Latchkey, each in a chunk of its own, and the port that loads them. */
export function createLateFeatures(): { readonly port: Features; readonly features: LateFeatures } {
  const { port, featureOf } = createFeatureLoader<Feature>({
    modal: inChunk('modalFeature', () => import('../core/features/modal.ts')),
    'balance-watch': inChunk('balanceWatchFeature', () => import('../core/features/balance-watch.ts')),
    'network-names': inChunk('networkNamesFeature', () => import('../core/features/network-names.ts')),
    'switch-active-chain': inChunk(
      'switchActiveChainFeature',
      () => import('../core/features/switch-active-chain.ts'),
    ),
  })
  return { port, features: { table: featureTable, featureOf } }
}
