import { namespaceOf } from '../../domain/values/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { accountType } from '../../selectors/account/account-type.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enNetworks } from '../../strings/en/networks.ts'
import { enReceive } from '../../strings/en/receive.ts'
import type { List, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'

const words = { ...enReceive, ...enNetworks }

/** The parts of the WalletCompatibleNetworks screen. */
export type WalletCompatibleNetworksParts = { readonly only: Notice; readonly list: List }

/** Returns the WalletCompatibleNetworks screen: the networks on which others can pay to the active account. */
export function walletCompatibleNetworksView(state: StateOf<'modal'>): Screen<WalletCompatibleNetworksParts> {
  const text = textsOf(state, words)
  const compatible = compatibleNetworks(state)
  const only = text(compatible.length === 1 ? 'receive.onlyOne' : 'receive.only')
  return {
    title: text('receive.compatible'),
    parts: {
      only: { part: 'notice', tone: 'neutral', title: only },
      list: {
        part: 'list',
        label: text('networks.list'),
        items: compatible.map((network) => ({
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

/**
 * Returns the offered networks that share the active account's kind of address. For a contract only its own network, since it may not exist on
 * others.
 */
export function compatibleNetworks(state: StateOf<'modal'>): readonly Network[] {
  const session = activeSession(state)
  const isContract = session !== null && accountType(state, session, session.accounts[0]) === 'smartAccount'
  return (state.options?.networks ?? []).filter(({ id }) =>
    isContract ? id === session.chainId : namespaceOf(id) === session?.namespace,
  )
}
