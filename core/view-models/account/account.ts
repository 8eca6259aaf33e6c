import { isAddress } from '../../domain/account/account.ts'
import { allNamespaces, namespaceOf } from '../../domain/values/caip.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { sessionInNamespace, walletIn } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { orderedChains } from '../../selectors/network/ordered-chains.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { enNamespaces } from '../../strings/en/namespaces.ts'
import { accountActions, disconnectButtons } from './actions.ts'
import type { AccountActions } from './actions.ts'
import { accountBalance, noBalance } from './balance.ts'
import type { AccountBalance } from './balance.ts'
import { accountHeader } from './header.ts'
import type { AccountHeader } from './header.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import { settingsButton } from './account-settings.ts'
import { accountTokens, noTokens } from '../tokens/account-tokens.ts'
import type { AccountTokens } from '../tokens/account-tokens.ts'
import { requestTitle } from '../parts/request-title.ts'
import { otherAccounts } from './others.ts'
import type { Button, List, Notice, Progress, Screen } from '../parts/parts.ts'
import { switchAddressButton } from './switch-address.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enAccount, ...enChrome, ...enNamespaces }

/** The parts of the Account screen. */
export type AccountParts = {
  readonly waiting: Progress | null
  readonly locked: Notice | null
  readonly request: Notice | null
  readonly none: Notice | null
  readonly connectAgain: Button | null
  readonly connect: Button | null
  readonly switchAddress: Button | null
  readonly settings: Button | null
  readonly others: List | null
  readonly more: Button | null
} & AccountTokens &
  OrNull<AccountHeader & AccountBalance & AccountActions>

type OrNull<Places> = { readonly [Place in keyof Places]: Places[Place] | null }

const empty: AccountParts = {
  waiting: null,
  none: null,
  locked: null,
  request: null,
  connectAgain: null,
  connect: null,
  avatar: null,
  name: null,
  address: null,
  copy: null,
  switchAddress: null,
  balance: null,
  balanceRetry: null,
  send: null,
  swap: null,
  receive: null,
  buy: null,
  wrongNetwork: null,
  switchNetwork: null,
  ...noTokens,
  network: null,
  wallet: null,
  activity: null,
  settings: null,
  explorer: null,
  others: null,
  more: null,
  disconnect: null,
  disconnectAll: null,
}

/**
 * Returns the Account screen: the connected account, its wallet and its network. It shows the worth of all tokens. Until that is
 * known, it shows the balance of the network's coin. A token that the host names for the network is always shown.
 */
export function accountView(state: StateOf<'modal'>): Screen<AccountParts> {
  const title = textsOf(state, words)('account.title')
  const session = activeSession(state)
  const address = session?.accounts[0]
  return {
    title,
    parts:
      session && !session.isLocked && address !== undefined
        ? connectedParts(state, session, address)
        : absentParts(state, session),
  }
}

function connectedParts(state: StateOf<'modal'>, session: SessionInNamespace, address: string): AccountParts {
  const tokens = accountTokens(state, session)
  return {
    ...empty,
    request: requestNotice(state, session),
    ...accountHeader(state, session),
    switchAddress: switchAddressButton(state, session),
    settings: settingsButton(state),
    ...(tokens.total && !isTokenNamed(state, session) ? noBalance : accountBalance(state, session)),
    ...tokens,
    ...accountActions(state, session, address),
    others: otherAccounts(state, session),
    more: moreButton(state),
  }
}

/** Returns whether the host names the token in which the balance on a session's network is counted. */
function isTokenNamed({ options }: StateOf<'modal'>, { chainId }: SessionInNamespace): boolean {
  return isAddress(options?.tokens[chainId]?.address)
}

function requestNotice(
  state: StateOf<'modal'>,
  { session, wallet: asked }: SessionInNamespace,
): Notice | null {
  if (!state.walletRequest.lingering.some((waiting) => waiting.session === session)) return null
  const text = textsOf(state, words)
  const wallet = asked.name
  const title = requestTitle(state, asked, text('account.request', { wallet }))
  const body = isFrameWallet(asked) ? {} : { body: text('account.requestBody', { wallet }) }
  return { part: 'notice', tone: 'accent', title, ...body }
}

/** Returns the name of the wallet that is being restored silently, or null. */
function restoredWallet({ connection: standing }: StateOf<'modal'>): string | null {
  const namespace = allNamespaces.find((name) => standing.byNamespace[name].status === 'reconnecting')
  return (namespace && walletIn(standing, namespace)?.wallet.name) ?? null
}

function absentParts(state: StateOf<'modal'>, locked: SessionInNamespace | null): AccountParts {
  const text = textsOf(state, words)
  const restored = restoredWallet(state)
  if (!locked && restored !== null) {
    return {
      ...empty,
      waiting: { part: 'progress', label: text('account.reconnecting', { wallet: restored }) },
    }
  }
  if (locked) {
    return {
      ...empty,
      locked: lockedNotice(state, locked.wallet.name),
      connectAgain: connectAgainButton(state, locked),
      connect: { ...connectButton(text('account.connectOther')), tone: 'neutral' },
      others: otherAccounts(state, locked),
      ...disconnectButtons(state, locked),
    }
  }
  return {
    ...empty,
    none: { part: 'notice', tone: 'neutral', title: text('account.none') },
    connect: connectButton(text('account.connect')),
  }
}

/** Returns the button that connects a second wallet. Null unless the host offers networks of a kind without a connected wallet. */
function moreButton(state: StateOf<'modal'>): Button | null {
  const text = textsOf(state, words)
  const chainId = orderedChains(state).find(
    (id) => sessionInNamespace(state.connection, namespaceOf(id)) === null,
  )
  return chainId
    ? {
        part: 'button',
        label: text('account.more', { chain: text(`namespace.${namespaceOf(chainId)}`) }),
        press: network.chosen({ chainId }),
        tone: 'quiet',
        icon: 'wallet',
      }
    : null
}

/**
 * Returns the button that asks a locked wallet of this browser again. The wallet unlocks, or permits again the accounts that it revoked. Null for a
 * wallet on another device, which has to be paired again.
 */
function connectAgainButton(state: StateOf<'modal'>, { wallet }: SessionInNamespace): Button | null {
  if (!state.installed.byKey[wallet.key]) return null
  return {
    part: 'button',
    label: textsOf(state, words)('account.connectAgain'),
    press: connection.walletChosen({ walletKey: wallet.key }),
    tone: 'accent',
    icon: 'wallet',
  }
}

function connectButton(label: string): Button {
  return {
    part: 'button',
    label,
    press: router.viewReset({ view: 'Connect' }),
    tone: 'accent',
    icon: 'wallet',
  }
}
