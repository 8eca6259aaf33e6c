import { isOneOf } from '../events/define-events.ts'
import { features } from '../events/features.ts'
import type { AccountState } from './account.ts'
import type { AccountNamesState } from './account-names.ts'
import type { ActivityState } from './activity.ts'
import type { AnalyticsState } from './analytics.ts'
import type { ApprovalState } from './approval.ts'
import { connectionSlice } from './connection.ts'
import { createGrowingReducer, initialOf } from './define-slice.ts'
import type { Reducer, Slices } from './define-slice.ts'
import { deviceSlice } from './device.ts'
import type { EmailState } from './email.ts'
import type { EmailUpdateState } from './email-update.ts'
import { featuresSlice } from './features.ts'
import type { IdentityState } from './identity.ts'
import type { ImagesState } from './images.ts'
import { installedSlice } from './installed.ts'
import type { LocaleState } from './locale.ts'
import { modalSlice } from './modal.ts'
import type { NetworkState } from './network.ts'
import type { OnRampState } from './on-ramp.ts'
import { optionsSlice } from './options.ts'
import type { OwnTransactionsState } from './own-transactions.ts'
import type { PairingState } from './pairing.ts'
import type { PurchasesState } from './purchases.ts'
import type { ReceiverPasteState } from './receiver-paste.ts'
import type { RecentReceiversState } from './recent-receivers.ts'
import { routerSlice } from './router.ts'
import type { SendState } from './send.ts'
import type { SignInState } from './sign-in.ts'
import type { SocialState } from './social.ts'
import type { SwapState } from '../domain/swap-state.ts'
import type { SwapTokensState } from './swap-tokens.ts'
import type { TokenBalancesState } from './token-balances.ts'
import type { SmartAccountState } from './smart-account.ts'
import type { ToastState } from './toast.ts'
import { walletRequestSlice } from './wallet-request.ts'
import type { WalletsState } from './wallets.ts'

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

/** Branches that come with their feature, by name. */
export type LateState = {
  readonly wallets: WalletsState
  readonly images: ImagesState
  readonly pairing: PairingState
  readonly account: AccountState
  readonly accountNames: AccountNamesState
  readonly network: NetworkState
  readonly toast: ToastState
  readonly analytics: AnalyticsState
  readonly signIn: SignInState
  readonly tokenBalances: TokenBalancesState
  readonly activity: ActivityState
  readonly ownTransactions: OwnTransactionsState
  readonly send: SendState
  readonly recentReceivers: RecentReceiversState
  readonly receiverPaste: ReceiverPasteState
  readonly swap: SwapState
  readonly swapTokens: SwapTokensState
  readonly onRamp: OnRampState
  readonly purchases: PurchasesState
  readonly identity: IdentityState
  readonly email: EmailState
  readonly emailUpdate: EmailUpdateState
  readonly social: SocialState
  readonly smartAccount: SmartAccountState
  readonly approval: ApprovalState
  readonly locale: LocaleState
}

/** The tree as it always is: what every page has from the start, and whatever has come. */
export type BootState = ReturnType<typeof initialOf<typeof bootSlices>> & Partial<LateState>

/** The whole tree, once everything is here. */
export type RootState = BootState & LateState

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
export function hasFeature(state: BootState, feature: string): state is RootState {
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
