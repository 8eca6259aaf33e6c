import { namespaceOf } from '../domain/caip.ts'
import type { Network } from '../domain/network.ts'
import { activeSession } from '../selectors/active-session.ts'
import type { StateOf } from '../reducers/root.ts'
import { enNetworks } from '../strings/en/networks.ts'
import { enReceive } from '../strings/en/receive.ts'
import type { List, Notice, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'
import { triedNetworkImage } from './tried-image.ts'

const words = { ...enReceive, ...enNetworks }

/** The places of the WalletCompatibleNetworks screen. */
export type WalletCompatibleNetworksParts = { readonly only: Notice; readonly list: List }

/** WalletCompatibleNetworks: the networks on which the account that is looked at can be paid to. */
export function walletCompatibleNetworksView(state: StateOf<'modal'>): Screen<WalletCompatibleNetworksParts> {
  const text = textsOf(state, words)
  return {
    title: text('receive.compatible'),
    parts: {
      only: { part: 'notice', tone: 'neutral', title: text('receive.only') },
      list: {
        part: 'list',
        label: text('networks.list'),
        items: compatibleNetworks(state).map((network) => ({
          part: 'item',
          key: network.id,
          label: network.name,
          image: triedNetworkImage(state, network),
          press: null,
        })),
        placeholders: 0,
        empty: text('networks.empty'),
      },
    },
  }
}

/** The networks on offer whose addresses are of the kind that is looked at. */
export function compatibleNetworks(state: StateOf<'modal'>): readonly Network[] {
  const session = activeSession(state)
  return (state.options?.networks ?? []).filter(({ id }) => namespaceOf(id) === session?.namespace)
}
