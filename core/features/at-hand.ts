import { featureTable } from './all.ts'
import { balanceWatchFeature } from './balance-watch.ts'
import type { Feature, LateFeatures } from './define-feature.ts'
import { modalFeature } from './modal.ts'
import { networkNamesFeature } from './network-names.ts'
import { switchActiveChainFeature } from './switch-active-chain.ts'

const features: Readonly<Record<string, Feature>> = {
  modal: modalFeature,
  'balance-watch': balanceWatchFeature,
  'network-names': networkNamesFeature,
  'switch-active-chain': switchActiveChainFeature,
}

/** All features with their code, for those who read tapes and need no chunks. */
export const featuresAtHand: LateFeatures = {
  table: featureTable,
  featureOf: (name) => features[name] ?? null,
}
