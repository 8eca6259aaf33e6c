import { explorerPageOf } from '../../domain/network/explorer-page.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enAccount } from '../../strings/en/account.ts'
import { enNamespaces } from '../../strings/en/namespaces.ts'
import type { Button, Line, Link, Notice } from '../parts/parts.ts'
import { networkName } from '../formats/network-name.ts'
import { buyButton } from '../order/buy-button.ts'
import { receiveButton, sendButton } from '../order/transfer-buttons.ts'
import { swapButton } from '../order/swap-button.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'

const words = { ...enAccount, ...enNamespaces }

/** The parts that show an account's network and wallet, and the buttons that lead on from there. */
export type AccountActions = {
  readonly wrongNetwork: Notice | null
  readonly switchNetwork: Button | null
  readonly network: Line
  readonly wallet: Line
  readonly activity: Line | null
  readonly buy: Button | null
  readonly send: Button | null
  readonly swap: Button | null
  readonly receive: Button | null
  readonly explorer: Link | null
  readonly disconnect: Button
  readonly disconnectAll: Button | null
}

const toNetworks = router.viewPushed({ view: 'Networks' })

/** Returns the network and the wallet of an account, and the buttons that lead on from there. */
export function accountActions(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
  address: string,
): AccountActions {
  const text = textsOf(state, enAccount)
  const offered = offeredNetwork(state, session.chainId)
  const isUnsupported = !offered && !state.options?.allowUnsupportedChain
  const page = offered && explorerPageOf(offered, address)
  const name = networkName(state, session.chainId)
  const wallet = session.wallet.name
  return {
    ...(isUnsupported ? wrongNetwork(state, name) : { wrongNetwork: null, switchNetwork: null }),
    network: {
      part: 'line',
      label: text('account.network'),
      value: name,
      press: toNetworks,
      ...(offered ? { image: triedNetworkImage(state, offered) } : {}),
    },
    wallet: {
      part: 'line',
      label: text('account.wallet'),
      value: wallet,
      image: { kind: 'wallet', url: session.wallet.icon, seed: wallet },
    },
    activity: isSwitchedOff('activity', state.options)
      ? null
      : {
          part: 'line',
          label: text('account.activity'),
          value: '',
          press: router.viewPushed({ view: 'Transactions' }),
        },
    buy: buyButton(state, session.chainId),
    send: sendButton(state, session.chainId),
    swap: swapButton(state, session.chainId),
    receive: receiveButton(state),
    explorer: page
      ? {
          part: 'link',
          label: text('account.explorer', { explorer: offered?.explorer?.name ?? '' }),
          href: page,
          icon: 'external',
        }
      : null,
    ...disconnectButtons(state, session),
  }
}

/** Returns the notice that the app does not offer the wallet's network, and the button to another one. */
function wrongNetwork(
  state: StateOf<'modal'>,
  network: string,
): Pick<AccountActions, 'wrongNetwork' | 'switchNetwork'> {
  const text = textsOf(state, enAccount)
  return {
    wrongNetwork: {
      part: 'notice',
      tone: 'negative',
      title: text('account.wrongNetwork'),
      body: text('account.wrongNetworkBody', { network }),
    },
    switchNetwork: {
      part: 'button',
      label: text('account.switchNetwork'),
      press: toNetworks,
      tone: 'accent',
      icon: 'network',
    },
  }
}

/** Returns the buttons that disconnect, also for a locked wallet. Beside another session, one button ends this session and one ends all. */
export function disconnectButtons(
  state: StateOf<'modal'>,
  { session, namespace, wallet: { name: wallet } }: SessionInNamespace,
): Pick<AccountActions, 'disconnect' | 'disconnectAll'> {
  const text = textsOf(state, words)
  const isAlone = connectedSessions(state.connection).every((held) => held.session === session)
  const all = { part: 'button', press: connection.disconnectRequested(), icon: 'disconnect' } as const
  return isAlone
    ? { disconnect: { ...all, label: text('account.disconnect'), tone: 'negative' }, disconnectAll: null }
    : {
        disconnect: {
          ...all,
          label: text('account.disconnectOne', { wallet, chain: text(`namespace.${namespace}`) }),
          press: connection.disconnectRequested({ namespace }),
          tone: 'quiet',
        },
        disconnectAll: { ...all, label: text('account.disconnectAll'), tone: 'negative' },
      }
}
