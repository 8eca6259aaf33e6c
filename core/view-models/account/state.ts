import { isAccountType } from '../../domain/account/account-type.ts'
import type { AccountType } from '../../domain/account/account-type.ts'
import { accountIdOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { explorerPageOf } from '../../domain/network/explorer-page.ts'
import { LatchkeyError } from '../../domain/errors/latchkey-error.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { EventInput } from '../../events/define-events.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, isDeployed } from '../../selectors/account/account-type.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSessions } from '../../selectors/sessions/sessions.ts'
import { accountChoice } from './choice.ts'
import { labelsOf } from './labels.ts'
import { accountSummaryIn } from './summary.ts'
import { askedSession } from '../sessions/asked-session.ts'
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
  /** As a plain decimal number, such as `1.5`; null while it is not known. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
  readonly profileName: string | null
  readonly profileImage: string | null
  /** The page of the account in the explorer of its network; null where that has none, or is not on offer. */
  readonly addressExplorerUrl: string | null
  readonly smartAccountDeployed: boolean
  /** The dearest first; none before they were asked for. */
  readonly tokenBalance: readonly TokenSummary[]
  /** The account that counts first, then the others that the wallet shares. */
  readonly allAccounts: readonly SharedAccount[]
  readonly preferredAccountType: SharedAccount['type'] | null
  /** Null also while a wallet is asked to connect, or is being restored. */
  readonly connectedWalletInfo: InstalledWallet | null
  /** The e-mail address by which a visitor of the secure frame signed in, or that the frame tells of their social account. */
  readonly email: string | null
  /** Whose account is signed in with, such as `google`. */
  readonly socialProvider: string | null
  /** The link that Farcaster is asked by, while it is waited for. */
  readonly farcasterUrl: string | null
  /** What the wallet calls its accounts, by address. */
  readonly addressLabels: Readonly<Record<string, string>>
}

/** The state of the account in a namespace, or without one in that where somebody is connected. */
export function accountState(state: BootState, namespace?: Namespace): AccountState {
  const session = askedSession(state, namespace)
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

/** The address that was signed in by, else the one that the frame told of the session that stands. */
function emailIn({ email, smartAccount }: BootState, session: string | undefined): string | null {
  const typed = smartAccount?.typed
  return email?.address ?? (typed?.session === session ? typed?.email : null) ?? null
}

/** What lets another of the accounts come first that the wallet shares; null where nobody is connected; throws `bad-request` for what is no text. */
export function addressChoice(state: BootState, address: string, namespace?: Namespace): EventInput | null {
  if (typeof address !== 'string')
    throw new LatchkeyError(
      'bad-request',
      `The address of switchAddress is of type ${typeof address}; expected one of the wallet's accounts.`,
    )
  const session = askedSession(state, namespace)
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
      `The type of setPreferredAccount is ${JSON.stringify(type)}; expected "eoa" or "smartAccount".`,
    )
  if (!heldSessions(state.connection).some(({ connector }) => connector === frameConnector))
    throw new LatchkeyError(
      'unauthorized',
      'setPreferredAccount needs a wallet of the secure frame, and none is connected; sign in by e-mail or a social account first.',
    )
  return smartAccount.preferRequested({ type })
}
