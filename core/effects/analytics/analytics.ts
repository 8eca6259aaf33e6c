import { isMobile } from '../../domain/shell/device.ts'
import { frameConnector, pairingConnector } from '../../domain/connection/connector.ts'
import { platformsOf } from '../../domain/wallets/platform.ts'
import type { UsageProperties } from '../../domain/analytics/usage-row.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { activity } from '../../events/activity/activity.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { email } from '../../events/frame/email.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { engine } from '../../events/engine.ts'
import { features } from '../../events/features.ts'
import { modal } from '../../events/shell/modal.ts'
import { network } from '../../events/network/network.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import { send } from '../../events/send/send.ts'
import { swap } from '../../events/swap/swap.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import { social } from '../../events/frame/social.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { toast } from '../../events/shell/toast.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { accountType, isSmartAccount } from '../../selectors/account/account-type.ts'
import { sendUsage } from '../../selectors/send/usage.ts'
import { failedSwapUsage, hostsSwapUsage, currentSwapUsage, swapUsage } from '../../selectors/swap/usage.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { signerOf } from '../../selectors/sign-in/sign-in-status.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'
import { declinedDuring } from '../operations/declined-during.ts'
import { sentBy } from './sent-row.ts'
import type { SentRow } from './sent-row.ts'

const choices = [
  connection.attemptStarted,
  pairing.walletChosen,
  pairing.requested,
  pairing.platformChosen,
] as const
const ways = [router.viewPushed, modal.openRequested] as const

/** Every row of analytics: which of our events send it, and its properties. */
export const analyticsTable: Readonly<Record<string, SentRow>> = {
  MODAL_LOADED: sentBy([features.loaded], ({ data }) => (data.feature === 'analytics' ? {} : null)),
  MODAL_OPEN: sentBy([modal.opened, features.loaded], (event, state) => {
    const isForeign = isOneOf(event, features.loaded) && event.data.feature !== 'analytics'
    return isForeign || !state.modal.open ? null : { connected: isConnected(state) }
  }),
  MODAL_CLOSE: sentBy([modal.closed], (_, state) => ({ connected: isConnected(state) })),

  CLICK_ALL_WALLETS: sentBy(ways, towards('AllWallets')),
  CLICK_WALLET_HELP: sentBy(ways, towards('WhatIsAWallet')),
  CLICK_NETWORK_HELP: sentBy(ways, towards('WhatIsANetwork')),
  CLICK_GET_WALLET: sentBy(ways, towards('GetWallet')),
  CLICK_NETWORKS: sentBy(ways, towards('Networks')),
  SEARCH_WALLET: sentBy([wallets.searchReceived], ({ data }) => ({ found: data.wallets.length })),

  SELECT_WALLET: sentBy(choices, selected),
  CONNECT_SUCCESS: sentBy([connection.established], ({ data }, state) => {
    if (state.connection.sessions[data.flow]?.isRestored !== false) return null
    const address = data.namespaces[0]?.accounts[0]
    const isPaired = data.connector === pairingConnector
    const paired = state.pairing?.appOpened ? 'mobile' : 'qrcode'
    const method = isPaired ? paired : data.connector === frameConnector ? 'email' : 'browser'
    return { method, name: data.wallet.name, ...(address !== undefined && { address }) }
  }),
  CONNECT_ERROR: sentBy([connection.attemptFailed, pairing.failed], (event, state) =>
    isOneOf(event, pairing.failed) && !isShowing(state, 'pairing') && !state.pairing?.request
      ? null
      : { message: event.data.failure.code },
  ),
  USER_REJECTED: sentBy(
    [
      connection.attemptFailed,
      pairing.failed,
      network.switchFailed,
      walletRequest.failed,
      signIn.failed,
      send.sendingFailed,
      accountNames.registrationFailed,
      swap.requestFailed,
    ],
    (event) => (event.data.failure.code === 'user-rejected' ? { during: declinedDuring(event) } : null),
  ),
  DISCONNECT_SUCCESS: sentBy([connection.disconnected], () => ({})),
  DISCONNECT_ERROR: sentBy([toast.shown], ({ data }) =>
    data.message.text === 'account.disconnectFailed' ? {} : null,
  ),
  SWITCH_NETWORK: sentBy([network.switched, network.preferred], ({ data }) => ({ network: data.chainId })),
  INTERNAL_SDK_ERROR: sentBy([engine.effectFailed], ({ data }) => ({ where: data.effect })),

  CLICK_TRANSACTIONS: sentBy(
    ways,
    (event, state) => towards('Transactions')(event) && { isSmartAccount: isSmartAccount(state) },
  ),
  ERROR_FETCH_TRANSACTIONS: sentBy([activity.pageFailed], ({ data }, state) => ({
    message: data.failure.code,
    address: data.address,
    isSmartAccount: isSmartAccount(state),
  })),
  LOAD_MORE_TRANSACTIONS: sentBy([activity.pageRequested], ({ data }, state) =>
    data.cursor === null ? null : { address: data.address, isSmartAccount: isSmartAccount(state) },
  ),

  SELECT_BUY_CRYPTO: sentBy(
    ways,
    (event, state) => towards('OnRampProviders')(event) && { isSmartAccount: isSmartAccount(state) },
  ),
  SELECT_BUY_PROVIDER: sentBy([onRamp.purchaseRequested], ({ id, data }, state) =>
    state.onRamp?.purchases[id]
      ? { provider: data.order.provider.id, isSmartAccount: isSmartAccount(state) }
      : null,
  ),
  SELECT_WHAT_IS_A_BUY: sentBy(
    [router.viewPushed],
    (event, state) => towards('WhatIsABuy')(event) && { isSmartAccount: isSmartAccount(state) },
  ),

  EMAIL_LOGIN_SELECTED: sentBy([email.preloadRequested], () => ({})),
  EMAIL_SUBMITTED: sentBy([email.linkSent, email.codeSent], () => ({})),
  DEVICE_REGISTERED_FOR_EMAIL: sentBy([email.linkOpened], () => ({})),
  EMAIL_VERIFICATION_CODE_SENT: sentBy(
    [email.codeSent, email.linkOpened, emailUpdate.begun, emailUpdate.presentConfirmed],
    () => ({}),
  ),
  EMAIL_VERIFICATION_CODE_PASS: sentBy(
    [email.accepted, emailUpdate.presentConfirmed, emailUpdate.changed],
    (event, { email: byMail }) => (isOneOf(event, email.accepted) && byMail?.code.digits === 0 ? null : {}),
  ),
  EMAIL_VERIFICATION_CODE_FAIL: sentBy([email.failed, emailUpdate.failed], ({ data: { step, failure } }) =>
    step === 'code' ? { message: failure.code } : null,
  ),
  EMAIL_EDIT: sentBy([emailUpdate.begun], () => ({})),
  EMAIL_UPGRADE_FROM_MODAL: sentBy([smartAccount.upgradeAccepted], () => ({})),

  OPEN_ENS_FLOW: sentBy(
    ways,
    (event, state) => towards('RegisterAccountName')(event) && { isSmartAccount: isSmartAccount(state) },
  ),
  REGISTER_NAME_INITIATED: sentBy([accountNames.registrationRequested], (_, state) => ({
    isSmartAccount: isSmartAccount(state),
  })),
  REGISTER_NAME_SUCCESS: sentBy([accountNames.registered], (_, state) => ({
    isSmartAccount: isSmartAccount(state),
  })),
  REGISTER_NAME_ERROR: sentBy([accountNames.registrationFailed], ({ data }, state) =>
    data.failure.code === 'user-rejected'
      ? null
      : { error: data.failure.code, isSmartAccount: isSmartAccount(state) },
  ),

  OPEN_SEND: sentBy(ways, (event, state) => towards('WalletSend')(event) && onActiveNetwork(state)),
  SEND_INITIATED: sentBy([send.sendingRequested], ({ id }, state) => sendUsage(state, id)),
  SEND_SUCCESS: sentBy([send.signed], ({ data }, state) => sendUsage(state, data.flow)),
  SEND_ERROR: sentBy([send.sendingFailed], ({ data }, state) =>
    data.failure.code === 'user-rejected' ? null : sendUsage(state, data.flow),
  ),

  CLICK_SIGN_SIWE_MESSAGE: sentBy([signIn.requested], (_, state) => signing(state)),
  CLICK_CANCEL_SIWE: sentBy([signIn.cancelRequested], (_, state) => signing(state)),
  SIWE_AUTH_SUCCESS: sentBy([signIn.signedIn], (_, state) => signing(state)),
  SIWE_AUTH_ERROR: sentBy([signIn.failed], (_, state) => signing(state)),

  SET_PREFERRED_ACCOUNT_TYPE: sentBy([smartAccount.preferred], ({ data: { type, chainId } }) => ({
    accountType: type,
    network: chainId,
  })),

  SOCIAL_LOGIN_STARTED: sentBy([social.chosen], ({ id, data: { provider } }, state) =>
    state.social?.flow?.id === id ? { provider } : null,
  ),
  SOCIAL_LOGIN_SUCCESS: sentBy([social.signedIn], ({ data: { provider } }) => ({ provider })),
  SOCIAL_LOGIN_ERROR: sentBy([social.failed], ({ data: { provider, failure } }) => ({
    provider,
    message: failure.code,
  })),

  CLICK_SELECT_NETWORK_TO_SWAP: sentBy(ways, ({ data }) =>
    data.view === 'UnsupportedChain' && data.purpose === 'swap' ? {} : null,
  ),
  CLICK_SELECT_TOKEN_TO_SWAP: sentBy(ways, towards('SwapSelectToken')),
  OPEN_SWAP: sentBy(ways, (event, state) => towards('Swap')(event) && onActiveNetwork(state)),
  INITIATE_SWAP: sentBy([swap.reviewed, swap.requested], (event, state) =>
    isOneOf(event, swap.reviewed) ? currentSwapUsage(state) : hostsSwapUsage(state, event.data),
  ),
  SWAP_SUCCESS: sentBy([swap.swapped], ({ data: { swap: ended, moved } }, state) =>
    swapUsage({ ...ended, received: moved?.got ?? ended.received }, state),
  ),
  SWAP_ERROR: sentBy([swap.requestFailed, swap.bundleLost, swap.swapFailed], ({ data }, state) =>
    failedSwapUsage(state, data),
  ),
}

function towards(view: ViewName) {
  return ({ data }: EventOf<(typeof ways)[number]>) => (data.view === view ? {} : null)
}

function selected(
  event: EventOf<(typeof choices)[number]>,
  { wallets, pairing: current, device }: BootState,
): UsageProperties {
  if (isOneOf(event, connection.attemptStarted)) return { name: event.data.wallet.name, platform: 'browser' }
  const id = (isOneOf(event, pairing.requested) ? event.data.walletId : current?.walletId) ?? null
  const wallet = id === null ? null : (wallets?.byId[id] ?? null)
  const [best] = platformsOf(wallet, device, { isInstalled: false, canBrowse: false })
  const platform = isOneOf(event, pairing.platformChosen) ? event.data.platform : best
  return {
    name: wallet?.name ?? 'WalletConnect',
    platform: platform ?? (isMobile(device) ? 'mobile' : 'qrcode'),
  }
}

/** Returns the network and the kind of the active account. */
function onActiveNetwork(state: BootState): UsageProperties {
  return { isSmartAccount: isSmartAccount(state), network: activeSession(state)?.chainId ?? '' }
}

/** Returns the network and the kind of the account that signs in. */
function signing(state: BootState): UsageProperties | null {
  const signer = signerOf(state)
  return (
    signer && {
      network: signer.chainId,
      isSmartAccount: accountType(state, signer, signer.address) === 'smartAccount',
    }
  )
}

function isConnected({ connection: standing }: BootState): boolean {
  return connectedSessions(standing).length > 0
}
