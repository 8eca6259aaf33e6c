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
    nodes: inChunk('nodesFeature', () => import('../core/features/nodes.ts')),
    'switch-active-chain': inChunk(
      'switchActiveChainFeature',
      () => import('../core/features/switch-active-chain.ts'),
    ),
    'token-balances': inChunk('tokenBalancesFeature', () => import('../core/features/token-balances.ts')),
    activity: inChunk('activityFeature', () => import('../core/features/activity.ts')),
    send: inChunk('sendFeature', () => import('../core/features/send.ts')),
    'account-names': inChunk('accountNamesFeature', () => import('../core/features/account-names.ts')),
    swap: inChunk('swapFeature', () => import('../core/features/swap.ts')),
    'on-ramp': inChunk('onRampFeature', () => import('../core/features/on-ramp.ts')),
    identity: inChunk('identityFeature', () => import('../core/features/identity.ts')),
    frame: inChunk('frameFeature', () => import('../core/features/frame.ts')),
    locale: inChunk('localeFeature', () => import('../core/features/locale.ts')),
    analytics: inChunk('analyticsFeature', () => import('../core/features/analytics.ts')),
    'sign-in': inChunk('signInFeature', () => import('../core/features/sign-in.ts')),
  })
  return { port, features: { table: featureTable, featureOf } }
}
