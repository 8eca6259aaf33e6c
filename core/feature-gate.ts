import { isNamespace } from './domain/caip.ts'
import { frameConnector } from './domain/connector.ts'
import { featureFor } from './domain/feature-table.ts'
import type { Waiting } from './engine-queue.ts'
import type { SessionRules } from './effects/define-effect.ts'
import type { account } from './events/account.ts'
import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { EventInput, Stamped } from './events/define-events.ts'
import { features } from './events/features.ts'
import { host } from './events/host.ts'
import { modal } from './events/modal.ts'
import { viewLeavings } from './events/router.ts'
import { walletRequest } from './events/wallet-request.ts'
import { leavesAll } from './leaves-all.ts'
import type { LateCode, LateFeatures } from './define-feature.ts'
import { hasFeature } from './reducers/root.ts'
import type { RootState } from './reducers/root.ts'
import { sessionOf } from './selectors/sessions.ts'
import type { Effects } from './run-effects.ts'

/** What a gate is made of: the features that may come, the state, and what happens when one is wanted and when one has come. */
export type FeatureGateParts = {
  readonly late: LateFeatures
  readonly state: () => RootState
  readonly want: (feature: string) => void
  /** Effects hear an event by rank: those of sessions are 1, each feature’s come after those that came before it. */
  readonly begin: (effects: Effects, rank: number) => void
}

/** Where events wait whose feature has not come. */
export type FeatureGate = {
  /** Whether an event has to wait; if so it is kept, and its feature is wanted. */
  readonly keeps: (waiting: Waiting) => boolean
  /** Begins the effects of a feature that came, before its arrival is told, so that they hear of it; forgets what waits in vain. */
  readonly hear: (event: Stamped) => void
  /** What waited for the feature whose arrival this is, in order. */
  readonly released: (event: Stamped) => readonly Waiting[]
  /** The rules of sessions, once they are here. */
  readonly rules: () => SessionRules | null
  /** Whether an event waits here. */
  readonly holds: (input: EventInput) => boolean
}

/** What waits for which feature; that a wallet was chosen in a view, which is taken back where that is left. */
type Kept = { readonly feature: string; readonly waiting: Waiting; readonly isOfView: boolean }

/** The intent that a request to a wallet must not overtake. */
const choiceOfAccount: (typeof account)['addressChosen']['type'] = 'account/addressChosen'

/** Makes a gate at which nothing waits. */
export function createFeatureGate({ late, state, want, begin }: FeatureGateParts): FeatureGate {
  let kept: readonly Kept[] = []
  const begun = new Map<string, number>()
  const awaited = new Map<string, readonly (string | null)[]>()
  const { latePart } = late
  let lateCode: LateCode | null = null

  /** What comes late of the modal hears an event after the rest of it, and before features that came later. */
  const beginLateModal = () => {
    const rank = begun.get('modal')
    if (lateCode && rank) begin(lateCode.modal, rank + 0.5)
  }

  latePart?.whenHere((code) => {
    begun.set(latePart.name, 1)
    lateCode = code
    begin(code.core, 1)
    beginLateModal()
  })

  const isHere = (feature: string) =>
    feature === latePart?.name ? begun.has(feature) : hasFeature(state(), feature)

  /** What every event of a type waits for: the feature whose event it is, and the late part. */
  const awaitedBy = (type: string) => {
    const known = awaited.get(type)
    if (known) return known
    const found = [featureFor(late.table, type), latePart?.awaitedBy.includes(type) ? latePart.name : null]
    awaited.set(type, found)
    return found
  }

  /** What a request to a wallet waits for: a choice of the account that it is for, where that waits, too, and what shows it in the secure frame. */
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
    const rank = begun.size + 2
    begun.set(feature, rank)
    begin(code.effects, rank)
    if (feature === 'modal') beginLateModal()
  }

  return {
    keeps: (waiting) => {
      const { input } = waiting
      const feature = [...awaitedBy(input.type), featureAhead(input)].find((one) => one && !isHere(one))
      if (!feature) return false
      const isOfView = state().modal.open && isChoice(input)
      kept = [...kept, { feature, waiting, isOfView }]
      if (state().features[feature] !== 'wanted') want(feature)
      return true
    },
    hear: (event) => {
      if (isOneOf(event, ...viewLeavings, modal.closed)) kept = kept.filter(({ isOfView }) => !isOfView)
      if (leavesAll(event)) kept = kept.filter(({ waiting }) => !isChoice(waiting.input))
      if (isOneOf(event, features.loaded)) beginOnce(event.data.feature)
      if (isOneOf(event, features.loadFailed)) release(event.data.feature)
      if (isOneOf(event, host.stopped)) kept = []
    },
    released: (event) => (isOneOf(event, features.loaded) ? release(event.data.feature) : []),
    rules: () => lateCode?.rules ?? null,
    holds: (input) => kept.some(({ waiting }) => waiting.input === input),
  }
}

function isChoice({ type }: EventInput): boolean {
  return type === connection.walletChosen.type
}

function isForFrame({ connection }: RootState, data: unknown): boolean {
  const { namespace } = Object(data) as { readonly namespace?: unknown }
  return isNamespace(namespace) && sessionOf(connection, namespace)?.connector === frameConnector
}
