import type { FeatureName } from '../domain/features/features.ts'
import { isOneOf } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { hostRequestsSlice } from './operations/host-requests.ts'
import { connectionSlice } from './sessions/connection.ts'
import { createGrowingReducer, initialOf } from './slices/define-slice.ts'
import type { Reducer, Slices } from './slices/define-slice.ts'
import { deviceSlice } from './shell/device.ts'
import { featuresSlice } from './shell/features.ts'
import { installedSlice } from './wallets/installed.ts'
import { modalSlice } from './shell/modal.ts'
import { optionsSlice } from './shell/options.ts'
import { routerSlice } from './shell/router.ts'
import { sessionRecordSlice } from './sessions/record.ts'
import { sessionsSlice } from './sessions/sessions.ts'
import { walletRequestSlice } from './operations/wallet-request.ts'

const bootSlices = {
  options: optionsSlice,
  device: deviceSlice,
  modal: modalSlice,
  router: routerSlice,
  installed: installedSlice,
  connection: connectionSlice,
  walletRequest: walletRequestSlice,
  features: featuresSlice,
}

/** The branches that come with a feature, each with the feature's name. Each slice declares its own branch. */
export interface LateBranches {}

type BranchesOf<Feature> = {
  readonly [
    Branch in keyof LateBranches as LateBranches[Branch] extends readonly [Feature, unknown] ? Branch : never
  ]: LateBranches[Branch] extends readonly [unknown, infer State] ? State : never
}

/** The state that every page has from the start, with every branch of a feature optional. */
export type BootState = ReturnType<typeof initialOf<typeof bootSlices>> & Partial<BranchesOf<string>>

/** The state with the branches of a feature and of `modal`. Views and effects name their feature, and see no branch of another. */
export type StateOf<Feature extends FeatureName> = BootState & BranchesOf<Feature | 'modal'>

/** The full state, with the branches of every feature. */
export type RootState = BootState & BranchesOf<string>

/** The options of the reducer. `freeze` finds accidental writes, for tests and development. `featureOf` returns the slices of a loaded feature. */
export type RootReducerOptions = {
  readonly freeze: boolean
  readonly featureOf?: (name: string) => { readonly slices: Slices } | null
}

/** Returns the reducer of the full state. Slices of a feature begin when it is loaded, or when a state with them is restored. */
export function createRootReducer({
  freeze,
  featureOf = () => null,
}: RootReducerOptions): Reducer<RootState> {
  const { add, reduce } = createGrowingReducer({ freeze })
  const added = new Map<string, Slices>()
  add(bootSlices)
  // These slices change the same branch as the record of earlier sessions.
  for (const slice of [sessionsSlice, sessionRecordSlice, hostRequestsSlice]) add({ connection: slice })
  const initial = initialOf(bootSlices) as RootState
  let known = initial.features

  const slicesOf = (feature: string): Slices => {
    const standing = added.get(feature)
    if (standing) return standing
    const slices = featureOf(feature)?.slices
    if (!slices) return {}
    add(slices)
    added.set(feature, slices)
    return slices
  }

  const takeUp = ({ features: standing }: RootState) => {
    known = standing
    for (const [feature, status] of Object.entries(standing)) if (status === 'loaded') slicesOf(feature)
  }

  return {
    initial,
    reduce: (state, event) => {
      if (state.features !== known) takeUp(state)
      const next = reduce(state, event)
      return isOneOf(event, features.loaded)
        ? withBranches(next, initialOf(slicesOf(event.data.feature)), freeze)
        : next
    },
  }
}

/** Returns whether a feature is loaded, and so its branches exist. */
export function hasFeature<Feature extends string>(
  state: BootState,
  feature: Feature,
): state is BootState & BranchesOf<Feature | 'modal'> {
  return state.features[feature] === 'loaded'
}

function withBranches(
  state: RootState,
  branches: Readonly<Record<string, unknown>>,
  freeze: boolean,
): RootState {
  const missing = Object.entries(branches).filter(([name]) => !(name in state))
  if (missing.length === 0) return state
  const whole = { ...state, ...Object.fromEntries(missing) }
  return freeze ? Object.freeze(whole) : whole
}
