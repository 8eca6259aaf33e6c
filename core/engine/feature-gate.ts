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
import type { Effects } from '../engine/run-effects.ts'

/** The parts of a gate. `request` requests a feature's code, and `begin` starts the effects of a loaded feature. */
export type FeatureGateParts = {
  readonly late: LateFeatures
  readonly state: () => RootState
  readonly request: (feature: string) => void
  readonly begin: (effects: Effects) => void
}

/** The place where events wait until their feature is loaded. */
export type FeatureGate = {
  /** Parks the event if its feature is not loaded yet, and requests the feature. Returns whether it was parked. */
  readonly parks: (waiting: QueuedEvent) => boolean
  /** Starts the effects of the features that are in the state already. */
  readonly resume: () => void
  /**
   * Starts the effects of a loaded feature before the event `features/loaded` reaches them.
   * Drops the events of a feature that failed to load, and all events at a stop.
   */
  readonly observe: (event: Stamped) => void
  /** Returns, in order, the events that were parked for the feature that this event announces. */
  readonly released: (event: Stamped) => readonly QueuedEvent[]
  /** Returns whether an event is parked. */
  readonly holds: (input: EventInput) => boolean
}

type Kept = { readonly feature: string; readonly waiting: QueuedEvent }

/** The intent that a wallet request must not overtake. */
const choiceOfAccount: (typeof account)['addressChosen']['type'] = 'account/addressChosen'

/** Returns a gate without parked events. */
export function createFeatureGate({ late, state, request, begin }: FeatureGateParts): FeatureGate {
  let kept: readonly Kept[] = []
  const begun = new Set<string>()

  /** Returns the feature that a wallet request waits for: that of a parked choice of its account, or the secure frame. */
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
    parks: (waiting) => {
      const { input } = waiting
      const feature = [featureFor(late.table, input.type), featureAhead(input)].find(
        (one) => one && !hasFeature(state(), one),
      )
      if (!feature) return false
      kept = [...kept, { feature, waiting }]
      if (state().features[feature] !== 'requested') request(feature)
      return true
    },
    resume: () => {
      for (const [feature, status] of Object.entries(state().features))
        if (status === 'loaded') beginOnce(feature)
    },
    observe: (event) => {
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
