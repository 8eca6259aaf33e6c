import type { Feature, LateFeatures } from '../define-feature.ts'
import { featureTable } from '../domain/features/feature-table.ts'
import { accountNamesFeature } from '../features/account-names.ts'
import { activityFeature } from '../features/activity.ts'
import { analyticsFeature } from '../features/analytics.ts'
import { balanceWatchFeature } from '../features/balance-watch.ts'
import { frameFeature } from '../features/frame.ts'
import { identityFeature } from '../features/identity.ts'
import { localeFeature } from '../features/locale.ts'
import { modalFeature } from '../features/modal.ts'
import { networkNamesFeature } from '../features/network-names.ts'
import { nodesFeature } from '../features/nodes.ts'
import { onRampFeature } from '../features/on-ramp.ts'
import { sendFeature } from '../features/send.ts'
import { signInFeature } from '../features/sign-in.ts'
import { swapFeature } from '../features/swap.ts'
import { tokenBalancesFeature } from '../features/token-balances.ts'
import { switchActiveChainFeature } from '../features/switch-active-chain.ts'

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

/** All features with their code, for readers of tapes, which need no chunks. */
export const loadedFeatures: LateFeatures = {
  table: featureTable,
  featureOf: (name) => features[name] ?? null,
}
