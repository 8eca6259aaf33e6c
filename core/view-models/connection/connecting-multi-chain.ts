import { namespaceOf } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { connectorOf, servedNamespaces } from '../../domain/connection/connector.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'
import { enConnectingMultiChain } from '../../strings/en/connecting-multi-chain.ts'
import { enNamespaces } from '../../strings/en/namespaces.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import type { Item, List, Notice, Picture, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'

const words = { ...enConnectingMultiChain, ...enNamespaces, ...enWallet }
const namesShown = 3

/** The parts of the ConnectingMultiChain screen. */
export type ConnectingMultiChainParts = {
  readonly picture: Picture
  readonly several: Notice
  readonly list: List
}

/**
 * Returns the ConnectingMultiChain screen: for which kind of networks the chosen wallet is to be asked. Kinds in which it is connected are not
 * offered again.
 */
export function connectingMultiChainView(state: StateOf<'modal'>): Screen<ConnectingMultiChainParts> {
  const text = textsOf(state, words)
  const entries = state.wallets.multiChain.flatMap((key) => state.installed.byKey[key] ?? [])
  const name = entries[0]?.name ?? ''
  const ways = entries.flatMap((entry) =>
    servedNamespaces(connectorOf(entry.key)).map((namespace) => ({ entry, namespace })),
  )
  return {
    title: text('multi.title'),
    parts: {
      picture: {
        part: 'picture',
        label: text('connecting.picture', { wallet: name }),
        image: { kind: 'wallet', url: entries[0]?.icon ?? null, seed: name },
      },
      several: {
        part: 'notice',
        tone: 'neutral',
        title: text('multi.several', { wallet: name }),
        body: text(bodyOf(ways.map(({ entry, namespace }) => isConnected(state, entry, namespace)))),
      },
      list: {
        part: 'list',
        label: text('multi.list'),
        items: ways.map(({ entry, namespace }) => wayItem(state, entry, namespace)),
        placeholders: 0,
      },
    },
  }
}

function bodyOf(connected: readonly boolean[]): TextWith<typeof words> {
  if (connected.every((is) => is)) return 'multi.allBody'
  return connected.some((is) => is) ? 'multi.otherBody' : 'multi.severalBody'
}

function isConnected(
  { connection: standing }: StateOf<'modal'>,
  { key }: InstalledWallet,
  namespace: Namespace,
) {
  return sessionOf(standing, namespace)?.wallet.key === key
}

function wayItem(state: StateOf<'modal'>, entry: InstalledWallet, namespace: Namespace): Item {
  const { key } = entry
  const text = textsOf(state, words)
  const label = text(`namespace.${namespace}`)
  const networks = state.options?.networks.filter(({ id }) => namespaceOf(id) === namespace) ?? []
  const names = networks.slice(0, namesShown).map(({ name }) => name)
  const shown = names.join(', ')
  const isThere = isConnected(state, entry, namespace)
  const [first] = networks
  return {
    part: 'item',
    key,
    label,
    image: first ? triedNetworkImage(state, first) : { kind: 'network', url: null, seed: label },
    press: isThere ? null : connection.walletChosen({ walletKey: key }),
    detail: networks.length > names.length ? text('multi.more', { names: shown }) : shown,
    ...(isThere ? { tag: text('multi.connected') } : {}),
  }
}
