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
  /** What to show of it: the name, else the address in short. */
  readonly displayName: string
  /** How much it holds of the network's coin, or of the token that the host shows in its place, with up to four decimals and the symbol; undefined until that is known. */
  readonly displayBalance: string | undefined
  /** The same exactly, as a plain decimal number. */
  readonly balanceFormatted: string | undefined
  /** Its symbol, such as `ETH`. */
  readonly balanceSymbol: string | undefined
  /** How many decimals it has. */
  readonly balanceDecimals: number | undefined
  /** The name that it goes by, mostly one of ENS, once that is known. */
  readonly ensName: string | undefined
  /** The URL of the picture that goes with the name, once that is known. */
  readonly ensAvatar: string | undefined
  /** Whether transactions of it are on their way. */
  readonly hasPendingTransactions: boolean
}

/** The network on a host's own button: where the wallet is. */
export type ButtonChain = {
  /** The number of a chain of Ethereum's kind, such as 1; null on Solana. */
  readonly id: number | null
  /** The chain as CAIP-2 says it, here of either kind. */
  readonly chainId: ChainId
  /** The name that visitors read. */
  readonly name: string
  /** Whether the network has a picture. */
  readonly hasIcon: boolean
  /** The URL of its picture, once that is known. */
  readonly iconUrl: string | undefined
  /** What stands behind the picture; we know of no such colour. */
  readonly iconBackground: string | undefined
  /** Whether the host neither offers it nor allows others. */
  readonly unsupported: boolean
}

/** Who is connected and where, for a host's own button. */
export type CustomButtonView = {
  /** Whether it is known who is connected: not on a server, nor before a connection of an earlier visit is restored. */
  readonly mounted: boolean
  /** Who is connected; undefined where nobody is. */
  readonly account?: ButtonAccount | undefined
  /** Where they are; undefined where nobody is connected. */
  readonly chain?: ButtonChain | undefined
  /** How signing in stands; undefined where the host asks nobody to. */
  readonly authenticationStatus?: AuthenticationStatus | undefined
  /** Whether the modal shows the account. */
  readonly accountModalOpen: boolean
  /** Whether the modal shows the choice of networks, or that one is not supported. */
  readonly chainModalOpen: boolean
  /** Whether the modal shows the way to a wallet. */
  readonly connectModalOpen: boolean
}

/** The account, the chain and what the modal shows. */
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
