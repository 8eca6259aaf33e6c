import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { connectorOf, servedNamespaces } from '../../domain/connection/connector.ts'
import { isMobile } from '../../domain/shell/device.ts'
import { rdnsOf } from '../../domain/wallets/wallet.ts'
import { offeredWallets } from '../../domain/connection/wallet-list.ts'
import { connection } from '../../events/connection/connection.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { chainWithoutWallet } from '../../selectors/wallets/chain-without-wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sourcesOf } from '../../selectors/wallets/sources.ts'
import { enNamespaces } from '../../strings/en/namespaces.ts'
import { enSwitchActiveChain } from '../../strings/en/switch-active-chain.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { allItem, phoneItem } from '../connection/connect.ts'
import { networkName } from '../formats/network-name.ts'
import type { Item, List, Notice, Picture, Screen } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'
import { installedItem } from '../wallets/item.ts'

const words = { ...enSwitchActiveChain, ...enNamespaces, ...enWallet }

/** The parts of the SwitchActiveChain screen. */
export type SwitchActiveChainParts = {
  readonly picture: Picture | null
  readonly why: Notice | null
  readonly list: List | null
}

/**
 * Returns the SwitchActiveChain screen: which kind of wallet the chosen network needs, and the wallets of that kind. Says that the connected wallet
 * stays connected.
 */
export function switchActiveChainView(state: StateOf<'modal'>): Screen<SwitchActiveChainParts> {
  const text = textsOf(state, words)
  const chainId = chainWithoutWallet(state)
  if (chainId === null)
    return { title: text('switchChain.title'), parts: { picture: null, why: null, list: null } }
  const offered = offeredNetwork(state, chainId)
  const wallet = activeSession(state)?.wallet.name ?? ''
  const network = networkName(state, chainId)
  const chain = text(`namespace.${namespaceOf(chainId)}`)
  return {
    title: text('switchChain.titleFor', { chain }),
    parts: {
      picture: offered && {
        part: 'picture',
        label: text('switchChain.picture', { network }),
        image: triedNetworkImage(state, offered),
      },
      why: {
        part: 'notice',
        tone: 'neutral',
        title: text('switchChain.why', { network, chain }),
        body: text('switchChain.body', { wallet }),
      },
      list: {
        part: 'list',
        label: text('switchChain.list', { chain }),
        items: walletItems(state, chainId),
        placeholders: 0,
      },
    },
  }
}

/** Returns the installed wallets of that kind, then the rows for a wallet on another device. */
function walletItems(state: StateOf<'modal'>, chainId: ChainId): readonly Item[] {
  const tag = textsOf(state, words)('connect.installedTag')
  const { installed, excludedKeys } = sourcesOf(state)
  const here = offeredWallets(installed).filter(
    ({ key }) =>
      !excludedKeys.includes(rdnsOf(key)) &&
      servedNamespaces(connectorOf(key)).includes(namespaceOf(chainId)),
  )
  const all = allItem(state)
  return [
    ...here.map((wallet) => ({
      ...installedItem(state, wallet, tag),
      press: connection.walletChosen({ walletKey: wallet.key }),
    })),
    ...(isMobile(state.device) ? [] : [phoneItem(state)]),
    ...(all ? [all] : []),
  ]
}
