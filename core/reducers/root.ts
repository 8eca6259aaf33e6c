import type { FeatureName } from '../domain/features/features.ts'
import { isOneOf } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import { askedRequestsSlice } from './operations/asked-requests.ts'
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

/** The branches that come with their feature, each with the name of that: one is declared where its slice is. */
export interface LateBranches {}

type BranchesOf<Feature> = {
  readonly [
    Branch in keyof LateBranches as LateBranches[Branch] extends readonly [Feature, unknown] ? Branch : never
  ]: LateBranches[Branch] extends readonly [unknown, infer State] ? State : never
}

/** The tree as it always is: what every page has from the start, and whatever has come. */
export type BootState = ReturnType<typeof initialOf<typeof bootSlices>> & Partial<BranchesOf<string>>

/** The tree with the branches of a feature and of `modal`. Views and effects name their feature, and find no branch of another. */
export type StateOf<Feature extends FeatureName> = BootState & BranchesOf<Feature | 'modal'>

/** The whole tree, once everything is here. */
export type RootState = BootState & BranchesOf<string>

/** How the reducer is made: freezing finds accidental writes and is for tests and development; `featureOf` gives the slices that have come. */
export type RootReducerOptions = {
  readonly freeze: boolean
  readonly featureOf?: (name: string) => { readonly slices: Slices } | null
}

/** The reducer of the whole tree; slices of a feature begin where it is loaded, or where a state is taken up that has them. */
export function createRootReducer({
  freeze,
  featureOf = () => null,
}: RootReducerOptions): Reducer<RootState> {
  const { add, reduce } = createGrowingReducer({ freeze })
  const added = new Map<string, Slices>()
  add(bootSlices)
  // Attempts, sessions and requests change the same branch as who was remembered.
  for (const slice of [sessionsSlice, sessionRecordSlice, askedRequestsSlice]) add({ connection: slice })
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

/** Whether a feature is here, and with it its branches. */
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
