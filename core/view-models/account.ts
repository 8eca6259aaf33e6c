import { shortAddress } from '../domain/account.ts'
import { Namespace } from '../domain/caip.ts'
import { explorerPageOf } from '../domain/network.ts'
import { account } from '../events/account.ts'
import { connection } from '../events/connection.ts'
import { router } from '../events/router.ts'
import type { RootState } from '../reducers/root.ts'
import { leadingSession, walletIn } from '../reducers/sessions.ts'
import type { StandingSession } from '../reducers/sessions.ts'
import { enAccount } from '../strings/en/account.ts'
import { enChrome } from '../strings/en/chrome.ts'
import { amountText } from './amount-text.ts'
import type { Button, Line, Link, Notice, Picture, Progress, Screen } from './parts.ts'
import { networkImage, networkName, offeredNetwork, shownSession } from './select.ts'
import { textsOf } from './texts-of.ts'

const words = { ...enAccount, ...enChrome }

/** The places of the Account screen. */
export type AccountParts = {
  readonly waiting: Progress | null
  readonly locked: Notice | null
  readonly request: Notice | null
  readonly none: Notice | null
  readonly connect: Button | null
  readonly avatar: Picture | null
  readonly address: Line | null
  readonly copy: Button | null
  readonly balance: Line | null
  readonly balanceRetry: Button | null
  readonly wrongNetwork: Notice | null
  readonly switchNetwork: Button | null
  readonly network: Line | null
  readonly wallet: Line | null
  readonly explorer: Link | null
  readonly disconnect: Button | null
}

const empty: AccountParts = {
  waiting: null,
  locked: null,
  request: null,
  none: null,
  connect: null,
  avatar: null,
  address: null,
  copy: null,
  balance: null,
  balanceRetry: null,
  wrongNetwork: null,
  switchNetwork: null,
  network: null,
  wallet: null,
  explorer: null,
  disconnect: null,
}

/** Account: who is connected, with what, where, and how much of the network's coin they hold, exactly. */
export function accountView(state: RootState): Screen<AccountParts> {
  const title = textsOf(state, words)('account.title')
  const session = shownSession(state)
  const address = session?.accounts[0]
  return {
    title,
    parts: session && address !== undefined ? connectedParts(state, session, address) : absentParts(state),
  }
}

function connectedParts(state: RootState, session: StandingSession, address: string): AccountParts {
  const text = textsOf(state, words)
  const offered = offeredNetwork(state, session.chainId)
  const page = offered && explorerPageOf(offered, address)
  const { balance } = state.account
  const name = networkName(state, session.chainId)
  const networks = router.viewPushed({ view: 'Networks' })
  const wallet = session.wallet.name
  return {
    ...empty,
    request: !state.walletRequest.lingering.some((waiting) => waiting.session === session.session)
      ? null
      : {
          part: 'notice',
          tone: 'accent',
          title: text('account.request', { wallet }),
          body: text('account.requestBody', { wallet }),
        },
    avatar: {
      part: 'picture',
      label: text('account.avatar', { address: shortAddress(address) }),
      image: { kind: 'account', url: null, seed: address },
    },
    address: { part: 'line', label: text('account.address'), value: shortAddress(address), full: address },
    copy: {
      part: 'button',
      label: text('account.copy'),
      press: account.addressCopyRequested(),
      tone: 'quiet',
      icon: 'copy',
    },
    balance: offered && balanceLine(state),
    balanceRetry:
      offered && balance?.status === 'failed' && balance.failure?.code !== 'method-unsupported'
        ? {
            part: 'button',
            label: text('account.balanceRetry'),
            press: account.balanceRefreshed(),
            tone: 'quiet',
            icon: 'retry',
          }
        : null,
    wrongNetwork: offered
      ? null
      : {
          part: 'notice',
          tone: 'negative',
          title: text('account.wrongNetwork'),
          body: text('account.wrongNetworkBody', { network: name }),
        },
    switchNetwork: offered
      ? null
      : {
          part: 'button',
          label: text('account.switchNetwork'),
          press: networks,
          tone: 'accent',
          icon: 'network',
        },
    network: {
      part: 'line',
      label: text('account.network'),
      value: name,
      press: networks,
      ...(offered ? { image: networkImage(state, offered) } : {}),
    },
    wallet: {
      part: 'line',
      label: text('account.wallet'),
      value: wallet,
      image: { kind: 'wallet', url: session.wallet.icon, seed: wallet },
    },
    explorer: page
      ? {
          part: 'link',
          label: text('account.explorer', { explorer: offered?.explorer?.name ?? '' }),
          href: page,
          icon: 'external',
        }
      : null,
    disconnect: disconnectButton(state),
  }
}

function disconnectButton(state: RootState): Button {
  return {
    part: 'button',
    label: textsOf(state, words)('account.disconnect'),
    press: connection.disconnectRequested(),
    tone: 'negative',
    icon: 'disconnect',
  }
}

function balanceLine(state: RootState): Line {
  const text = textsOf(state, words)
  const { balance } = state.account
  const label = text('account.balance')
  const currency = offeredNetwork(state, balance?.chainId ?? null)?.nativeCurrency
  if (balance?.amount && currency) {
    return { part: 'line', label, value: amountText(balance.amount, currency, state.options?.locale ?? 'en') }
  }
  if (balance?.failure?.code === 'method-unsupported')
    return { part: 'line', label, value: text('account.balanceUnavailable') }
  if (balance?.status === 'failed')
    return { part: 'line', label, value: text('account.balanceFailed'), tone: 'negative' }
  return { part: 'line', label, value: null, full: text('account.balanceLoading') }
}

/** The name of the wallet that is asked silently whether it still knows this page, or null. */
function restoredWallet({ connection: standing }: RootState): string | null {
  const namespace = Namespace.options.find((name) => standing.byNamespace[name].status === 'reconnecting')
  return (namespace && walletIn(standing, namespace)?.wallet.name) ?? null
}

function absentParts(state: RootState): AccountParts {
  const text = textsOf(state, words)
  const locked = leadingSession(state.connection)
  const restored = restoredWallet(state)
  if (!locked && restored !== null) {
    return {
      ...empty,
      waiting: { part: 'progress', label: text('account.reconnecting', { wallet: restored }) },
    }
  }
  if (locked) {
    const wallet = locked.wallet.name
    return {
      ...empty,
      locked: {
        part: 'notice',
        tone: 'neutral',
        title: text('account.locked', { wallet }),
        body: text('account.lockedBody', { wallet }),
      },
      connect: connectButton(text('account.connectOther')),
      disconnect: disconnectButton(state),
    }
  }
  return {
    ...empty,
    none: { part: 'notice', tone: 'neutral', title: text('account.none') },
    connect: connectButton(text('account.connect')),
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
