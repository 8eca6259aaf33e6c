import { decimalOf } from '../../domain/values/amount.ts'
import { shortAddress } from '../../domain/account/account.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { defaultNamespace, namespaceOf, referenceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectionStatus } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { authenticationStatus } from '../sign-in/authentication-status.ts'
import type { AuthenticationStatus } from '../sign-in/authentication-status.ts'
import { balanceOf, currencyOf } from '../account/balance-of.ts'
import { buttonBalanceView } from './button-balance.ts'
import { profileOf } from '../identity/profile.ts'
import { modalOpening } from '../shell/open-modal.ts'
import { buttonTextsOf, networkImage, offeredNetwork, shownSession } from '../parts/select.ts'

/** The account on a host's own button. */
export type ButtonAccount = {
  /** The address as its chain writes it. */
  readonly address: string
  /** The text for the account: its name, else the short address. */
  readonly displayName: string
  /**
   * The balance of the network's coin, or of the token that the host configured, with up to four decimals and the symbol. Undefined until it is
   * known.
   */
  readonly displayBalance: string | undefined
  /** The exact balance, as a plain decimal number. */
  readonly balanceFormatted: string | undefined
  /** The symbol of the balance, such as `ETH`. */
  readonly balanceSymbol: string | undefined
  /** How many decimals the balance has. */
  readonly balanceDecimals: number | undefined
  /** The profile name of the account, usually from ENS, once it is known. */
  readonly ensName: string | undefined
  /** The URL of the profile's picture, once it is known. */
  readonly ensAvatar: string | undefined
  /** Whether transactions of the account are pending. */
  readonly hasPendingTransactions: boolean
}

/** The wallet's network on a host's own button. */
export type ButtonChain = {
  /** The chain id of an EVM network, such as 1; null on Solana. */
  readonly id: number | null
  /** The CAIP-2 id of the chain, on EVM networks and on Solana. */
  readonly chainId: ChainId
  /** The name for visitors. */
  readonly name: string
  /** Whether the network has a picture. */
  readonly hasIcon: boolean
  /** The URL of its picture, once that is known. */
  readonly iconUrl: string | undefined
  /** The colour behind the picture. Always undefined, because our networks declare none. */
  readonly iconBackground: string | undefined
  /** Whether the host neither offers the network nor allows unsupported ones. */
  readonly unsupported: boolean
}

/** The connected account and its chain, for a host's own button. */
export type CustomButtonView = {
  /** Whether the connection is known. False on a server, and until the connection of an earlier visit is restored. */
  readonly mounted: boolean
  /** The connected account; undefined while no wallet is connected. */
  readonly account?: ButtonAccount | undefined
  /** The wallet's network; undefined while no wallet is connected. */
  readonly chain?: ButtonChain | undefined
  /** The state of the sign-in; undefined if the host requires none. */
  readonly authenticationStatus?: AuthenticationStatus | undefined
  /** Whether the modal shows the account. */
  readonly accountModalOpen: boolean
  /** Whether the modal shows the choice of networks, or that the current one is not supported. */
  readonly chainModalOpen: boolean
  /** Whether the modal shows a view that connects a wallet. */
  readonly connectModalOpen: boolean
}

/** Returns the account, its chain, and which modal is open. */
export function customButtonView(state: BootState): CustomButtonView {
  const session = shownSession(state)
  const status = connectionStatus(state.connection)
  const open = modalOpening(state)
  return {
    mounted: status !== 'unknown' && status !== 'reconnecting',
    account: session ? accountOf(state, session) : undefined,
    chain: session ? chainOf(state, session.chainId) : undefined,
    authenticationStatus: authenticationStatus(state),
    accountModalOpen: open === 'account',
    chainModalOpen: open === 'chain',
    connectModalOpen: open === 'connect',
  }
}

function accountOf(state: BootState, session: SessionInNamespace): ButtonAccount | undefined {
  const [address] = session.accounts
  if (address === undefined) return undefined
  const balance = balanceOf(state, session)
  const currency = currencyOf(state, balance)
  const { name, avatar } = profileOf(state, address)
  return {
    address,
    displayName: name ?? shortAddress(address),
    displayBalance: buttonBalanceView(state)?.value ?? undefined,
    balanceFormatted: balance?.amount && currency ? decimalOf(balance.amount, currency.decimals) : undefined,
    balanceSymbol: currency?.symbol,
    balanceDecimals: currency?.decimals,
    ensName: name ?? undefined,
    ensAvatar: avatar ?? undefined,
    hasPendingTransactions:
      state.ownTransactions?.sent.some(
        (one) => one.settlement === null && isSameAddress(one.address, address),
      ) ?? false,
  }
}

function chainOf(state: BootState, chainId: ChainId): ButtonChain {
  const network = offeredNetwork(state, chainId)
  const image = network && networkImage(state, network)
  return {
    id: namespaceOf(chainId) === defaultNamespace ? Number(referenceOf(chainId)) : null,
    chainId,
    name:
      network?.name ?? state.network?.names[chainId] ?? buttonTextsOf(state)('network.unknown', { chainId }),
    hasIcon: Boolean(network?.imageUrl ?? network?.imageId),
    iconUrl: image?.url ?? undefined,
    iconBackground: undefined,
    unsupported: network === null && !state.options?.allowUnsupportedChain,
  }
}
