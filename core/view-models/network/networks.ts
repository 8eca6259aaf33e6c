import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import type { Network } from '../../domain/network/network.ts'
import { networkMatches } from '../../domain/network/search.ts'
import { network } from '../../events/network/network.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { runningSwitches, shownSwitch } from '../../selectors/network/network-switch.ts'
import { sessionInNamespace, leadingSession, sessionOf, walletIn } from '../../selectors/sessions/sessions.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Item, List, Notice, Screen, TextField } from '../parts/parts.ts'
import { textField } from '../parts/text-field.ts'
import { networkName } from '../formats/network-name.ts'
import { shownChain } from '../parts/select.ts'
import type { NetworkSwitch } from '../../reducers/network/network.ts'
import { enNetworks } from '../../strings/en/networks.ts'
import { enToast } from '../../strings/en/toast.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'

const words = { ...enNetworks, ...enToast }

/** The parts of the Networks screen. */
export type NetworksParts = {
  readonly search: TextField | null
  readonly failed: Notice | null
  readonly list: List
  readonly help: Button
}

/** A list with fewer networks is seen as a whole, and needs no search. */
const searchFrom = 5

/** Returns the Networks screen: the networks that the host offers, with a search if they are many. The current one is marked. A refusal says that nothing changed. */
export function networksView(state: StateOf<'modal'>): Screen<NetworksParts> {
  const text = textsOf(state, words)
  const { search } = state.network
  const offered = state.options?.networks ?? []
  const matching = offered.filter((one) => networkMatches(one, search.trim()))
  return {
    title: text('networks.title'),
    parts: {
      search:
        offered.length < searchFrom ? null : textField(text('networks.search'), search, network.searchTyped),
      failed: switchFailure(state),
      list: networkRows(state, matching),
      help: {
        part: 'button',
        label: text('networks.help'),
        press: router.viewPushed({ view: 'WhatIsANetwork' }),
        tone: 'quiet',
        icon: 'help',
      },
    },
  }
}

/** Returns a notice that a wallet did not switch, and on which network it stayed. */
export function switchFailure(state: StateOf<'modal'>): Notice | null {
  const text = textsOf(state, words)
  const switching = shownSwitch(state.network)
  const asked = switching && walletIn(state.connection, namespaceOf(switching.chainId))
  const chain = switching && chainIn(state, namespaceOf(switching.chainId))
  if (switching?.status !== 'failed' || !asked || !chain) return null
  return {
    part: 'notice',
    tone: toneOf(moodAfter(switching.failure)),
    title: text(switching.failure?.code === 'user-rejected' ? 'networks.declined' : 'networks.failed'),
    body: text('networks.stayed', { network: networkName(state, chain) }),
  }
}

/** Returns rows of networks. A press asks the wallet to switch to that network. */
export function networkRows(state: StateOf<'modal'>, networks: readonly Network[]): List {
  const text = textsOf(state, words)
  return {
    part: 'list',
    label: text('networks.list'),
    items: networks.map((offered) => networkItem(state, offered)),
    placeholders: 0,
    empty: text('networks.empty'),
  }
}

function networkItem(state: StateOf<'modal'>, offered: Network): Item {
  const text = textsOf(state, words)
  const running = runningSwitches(state.network, namespaceOf(offered.id)).at(-1)
  const selected = chainIn(state, namespaceOf(offered.id)) === offered.id
  const asked = running?.chainId === offered.id && !selected
  const wallet = walletIn(state.connection, namespaceOf(offered.id))?.wallet
  const isAwaited = asked && !isFrameWallet(wallet)
  const names = { wallet: wallet?.name ?? '', network: offered.name }
  const detail = isAwaited ? text(waitingText(running), names) : undefined
  return {
    part: 'item',
    key: offered.id,
    label: offered.name,
    image: triedNetworkImage(state, offered),
    press: running || isOutOfReach(state, offered) ? null : network.chosen({ chainId: offered.id }),
    ...(selected ? { selected } : {}),
    ...(asked ? { busy: true } : {}),
    ...(detail === undefined ? {} : { detail }),
  }
}

/** Returns whether a network needs another kind of wallet than the connected one, although the host has switched that view off. */
function isOutOfReach({ connection, options }: StateOf<'modal'>, { id }: Network): boolean {
  const isElsewhere =
    leadingSession(connection) !== null && sessionInNamespace(connection, namespaceOf(id)) === null
  return isElsewhere && isTurnedOff(options, 'switch-active-chain')
}

function waitingText({ status, isLingering }: NetworkSwitch): TextWith<typeof words, 'network' | 'wallet'> {
  if (isLingering) return 'networks.lingering'
  return status === 'adding' ? 'networks.adding' : 'networks.asking'
}

/** Returns the current chain of a namespace: the wallet's own, or the preferred chain while no wallet is connected. */
function chainIn(state: StateOf<'modal'>, namespace: Namespace): ChainId | null {
  const isNobodyHere = leadingSession(state.connection) === null
  return sessionOf(state.connection, namespace)?.chainId ?? (isNobodyHere ? shownChain(state) : null)
}
