import { isNamespace } from '../domain/values/caip.ts'
import { frameConnector } from '../domain/connection/connector.ts'
import { featureFor } from '../domain/features/feature-table.ts'
import type { QueuedEvent } from './engine-queue.ts'
import type { account } from '../events/account/account.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { walletRequest } from '../events/operations/wallet-request.ts'
import type { LateFeatures } from '../define-feature.ts'
import { hasFeature } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'
import { sessionOf } from '../selectors/sessions/sessions.ts'
import type { Effects } from './run-effects.ts'

/** What a gate is made of: the features that may come, the state, and what happens when one is wanted and when one has come. */
export type FeatureGateParts = {
  readonly late: LateFeatures
  readonly state: () => RootState
  readonly want: (feature: string) => void
  readonly begin: (effects: Effects) => void
}

/** Where events wait whose feature has not come. */
export type FeatureGate = {
  /** Whether an event has to wait; if so it is kept, and its feature is wanted. */
  readonly keeps: (waiting: QueuedEvent) => boolean
  /** Begins the effects of the features that are in the state already. */
  readonly resume: () => void
  /** Begins the effects of a feature that came, before its arrival is told, so that they hear of it; forgets what waits in vain. */
  readonly hear: (event: Stamped) => void
  /** What waited for the feature whose arrival this is, in order. */
  readonly released: (event: Stamped) => readonly QueuedEvent[]
  /** Whether an event waits here. */
  readonly holds: (input: EventInput) => boolean
}

type Kept = { readonly feature: string; readonly waiting: QueuedEvent }

/** The intent that a request to a wallet must not overtake. */
const choiceOfAccount: (typeof account)['addressChosen']['type'] = 'account/addressChosen'

/** Makes a gate at which nothing waits. */
export function createFeatureGate({ late, state, want, begin }: FeatureGateParts): FeatureGate {
  let kept: readonly Kept[] = []
  const begun = new Set<string>()

  /** The feature that a request to a wallet waits for: that of a parked choice of its account, or the secure frame. */
  const featureAhead = ({ type, data }: EventInput) => {
    if (type !== walletRequest.sent.type) return null
    const choice = kept.find(({ waiting }) => waiting.input.type === choiceOfAccount)
    return choice?.feature ?? (isForFrame(state(), data) ? 'frame' : null)
  }

  const release = (feature: string) => {
    const released = kept.filter((one) => one.feature === feature)
    kept = kept.filter((one) => one.feature !== feature)
    return released.map(({ waiting }) => waiting)
  }

  const beginOnce = (feature: string) => {
    const code = late.featureOf(feature)
    if (!code || begun.has(feature)) return
    begun.add(feature)
    begin(code.effects)
  }

  return {
    keeps: (waiting) => {
      const { input } = waiting
      const feature = [featureFor(late.table, input.type), featureAhead(input)].find(
        (one) => one && !hasFeature(state(), one),
      )
      if (!feature) return false
      kept = [...kept, { feature, waiting }]
      if (state().features[feature] !== 'wanted') want(feature)
      return true
    },
    resume: () => {
      for (const [feature, status] of Object.entries(state().features))
        if (status === 'loaded') beginOnce(feature)
    },
    hear: (event) => {
      if (isOneOf(event, features.loaded)) beginOnce(event.data.feature)
      if (isOneOf(event, features.loadFailed)) release(event.data.feature)
      if (isOneOf(event, host.stopped)) kept = []
    },
    released: (event) => (isOneOf(event, features.loaded) ? release(event.data.feature) : []),
    holds: (input) => kept.some(({ waiting }) => waiting.input === input),
  }
}

function isForFrame({ connection }: RootState, data: unknown): boolean {
  const { namespace } = Object(data) as { readonly namespace?: unknown }
  return isNamespace(namespace) && sessionOf(connection, namespace)?.connector === frameConnector
}
