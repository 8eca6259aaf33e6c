import { featureTable } from './all.ts'
import { accountNamesFeature } from './account-names.ts'
import { activityFeature } from './activity.ts'
import { analyticsFeature } from './analytics.ts'
import { balanceWatchFeature } from './balance-watch.ts'
import type { Feature, LateFeatures } from './define-feature.ts'
import { frameFeature } from './frame.ts'
import { identityFeature } from './identity.ts'
import { localeFeature } from './locale.ts'
import { modalFeature } from './modal.ts'
import { networkNamesFeature } from './network-names.ts'
import { nodesFeature } from './nodes.ts'
import { onRampFeature } from './on-ramp.ts'
import { sendFeature } from './send.ts'
import { signInFeature } from './sign-in.ts'
import { swapFeature } from './swap.ts'
import { tokenBalancesFeature } from './token-balances.ts'
import { switchActiveChainFeature } from './switch-active-chain.ts'

const features: Readonly<Record<string, Feature>> = {
  modal: modalFeature,
  'balance-watch': balanceWatchFeature,
  'network-names': networkNamesFeature,
  nodes: nodesFeature,
  'switch-active-chain': switchActiveChainFeature,
  analytics: analyticsFeature,
  'sign-in': signInFeature,
  'token-balances': tokenBalancesFeature,
  activity: activityFeature,
  send: sendFeature,
  'account-names': accountNamesFeature,
  swap: swapFeature,
  'on-ramp': onRampFeature,
  identity: identityFeature,
  frame: frameFeature,
  locale: localeFeature,
}

/** All features with their code, for those who read tapes and need no chunks. */
export const featuresAtHand: LateFeatures = {
  table: featureTable,
  featureOf: (name) => features[name] ?? null,
}
