import { isAccountType } from '../../domain/account/account-type.ts'
import type { AccountType } from '../../domain/account/account-type.ts'
import { accountIdOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { explorerPageOf } from '../../domain/network/explorer-page.ts'
import { quotedOrType } from '../../domain/values/text/quoted-or-type.ts'
import { LatchkeyError } from '../../domain/errors/latchkey-error.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { EventInput } from '../../events/define-events.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, isDeployed } from '../../selectors/account/account-type.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'
import { accountChoice } from './choice.ts'
import { labelsOf } from './labels.ts'
import { accountSummaryIn } from './summary.ts'
import { requestedSession } from '../sessions/requested-session.ts'
import { balanceSummaryIn } from './balance-summary.ts'
import { offeredNetwork } from '../parts/select.ts'
import { tokensSummary } from '../tokens/summary.ts'
import type { TokenSummary } from '../tokens/summary.ts'

/** An account that a wallet shares, and whether a key or a contract signs for it. */
export type SharedAccount = { readonly address: string; readonly type: 'eoa' | 'smartAccount' }

/**
 * The state of an account, for a host's own screens. Fields that only accounts of the secure frame have are
 * null, or false, for any other account.
 */
export type AccountState = {
  readonly isConnected: boolean
  /** The account on its chain (CAIP-10). */
  readonly caipAddress: string | null
  readonly address: string | null
  /** The balance as a plain decimal number, such as `1.5`; null while it is unknown. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
  readonly profileName: string | null
  readonly profileImage: string | null
  /** The account's page in the explorer of its network. Null if the network has no explorer, or is not offered. */
  readonly addressExplorerUrl: string | null
  readonly smartAccountDeployed: boolean
  /** The tokens, most valuable first; empty until they are requested. */
  readonly tokenBalance: readonly TokenSummary[]
  /** The active account, then the others that the wallet shares. */
  readonly allAccounts: readonly SharedAccount[]
  readonly preferredAccountType: SharedAccount['type'] | null
  /** The wallet; null also while a wallet is being asked to connect or restored. */
  readonly connectedWalletInfo: InstalledWallet | null
  /** The e-mail address of a visitor of the secure frame: the one that signed in, or the social account's. */
  readonly email: string | null
  /** The social account that signed in, such as `google`. */
  readonly socialProvider: string | null
  /** The link that opens Farcaster, while its approval is pending. */
  readonly farcasterUrl: string | null
  /** The wallet's labels for its accounts, by address. */
  readonly addressLabels: Readonly<Record<string, string>>
}

/** Returns the state of the account in a namespace; without a namespace, of the first one with a connected wallet. */
export function accountState(state: BootState, namespace?: Namespace): AccountState {
  const session = requestedSession(state, namespace)
  const known = accountSummaryIn(namespace)(state)
  const balance = balanceSummaryIn(namespace)(state)
  const network = session && offeredNetwork(state, session.chainId)
  const { address, isConnected, profileName, profileImage } = known
  return {
    isConnected,
    caipAddress: session && address !== null ? accountIdOf(session.chainId, address) : null,
    address,
    balance: balance.formatted,
    balanceSymbol: balance.symbol,
    profileName,
    profileImage,
    addressExplorerUrl: network && address !== null ? explorerPageOf(network, address) : null,
    smartAccountDeployed: session !== null && isDeployed(state, session),
    tokenBalance: tokensSummary(state, namespace).tokens,
    allAccounts: known.addresses.map((shared) => ({
      address: shared,
      type: (session && accountType(state, session, shared)) ?? 'eoa',
    })),
    preferredAccountType: session && accountType(state, session, session.accounts[0]),
    connectedWalletInfo: isConnected ? known.wallet : null,
    email: known.connector === 'AUTH' ? emailIn(state, session?.session) : null,
    socialProvider: known.connector === 'AUTH' ? (state.social?.provider ?? null) : null,
    farcasterUrl: state.social?.flow?.link ?? null,
    addressLabels: session ? labelsOf(state, session) : {},
  }
}

/** Returns the address that signed in, else the one that the frame reported for the current session. */
function emailIn({ email, smartAccount }: BootState, session: string | undefined): string | null {
  const typed = smartAccount?.typed
  return email?.address ?? (typed?.session === session ? typed?.email : null) ?? null
}

/**
 * Returns the event that makes another account of the wallet the active one. Null if no wallet is connected. Throws `bad-request` if `address` is no
 * text.
 */
export function addressChoice(state: BootState, address: string, namespace?: Namespace): EventInput | null {
  if (typeof address !== 'string')
    throw new LatchkeyError(
      'bad-request',
      `The address of switchAddress is of type ${typeof address}; expected one of the wallet's accounts.`,
    )
  const session = requestedSession(state, namespace)
  return session && accountChoice(state, session, address)
}

/**
 * Returns the intent that lets the other kind of account of the secure frame act.
 * Throws `bad-request` if the type is none, and `unauthorized` if no wallet of the frame is connected.
 */
export function accountTypeChoice(state: BootState, type: AccountType): EventInput {
  if (!isAccountType(type))
    throw new LatchkeyError(
      'bad-request',
      `The type of setPreferredAccount is ${quotedOrType(type)}; expected "eoa" or "smartAccount".`,
    )
  if (!connectedSessions(state.connection).some(({ connector }) => connector === frameConnector))
    throw new LatchkeyError(
      'unauthorized',
      'setPreferredAccount needs a wallet of the secure frame, and none is connected; sign in by e-mail or a social account first.',
    )
  return smartAccount.preferRequested({ type })
}
