import { namespacesOf } from '../../domain/values/caip.ts'
import { connectorOf, servedNamespaces } from '../../domain/connection/connector.ts'
import { multiChainWallets } from '../../domain/connection/multi-chain.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import { wallets } from '../../events/wallets/wallets.ts'
import type { StateOf } from '../../reducers/root.ts'
import { memoized } from '../parts/memoized.ts'

const entriesIn = memoized((byKey: StateOf<'modal'>['installed']['byKey']) =>
  multiChainWallets(Object.values(byKey)),
)

const pressOf = memoized(
  (
    wallet: InstalledWallet,
    byKey: StateOf<'modal'>['installed']['byKey'],
    options: StateOf<'modal'>['options'],
  ): EventInput => {
    const offered = namespacesOf(options?.networks.map(({ id }) => id) ?? [])
    const ways = (entriesIn(byKey).get(wallet.key) ?? []).filter(({ key }) =>
      servedNamespaces(connectorOf(key)).some((namespace) => offered.includes(namespace)),
    )
    return ways.length > 1
      ? wallets.multiChainChosen({ keys: ways.map(({ key }) => key) })
      : connection.walletChosen({ walletKey: (ways[0] ?? wallet).key })
  },
)

/** Returns the event of an installed wallet's row. It asks the wallet, or first lets the visitor choose a kind of chains. */
export function walletPress({ installed, options }: StateOf<'modal'>, wallet: InstalledWallet): EventInput {
  return pressOf(wallet, installed.byKey, options)
}

/** Returns the key that all entries of one wallet share: that of the first entry. */
export function walletIdentity({ installed }: StateOf<'modal'>, key: string): string {
  return entriesIn(installed.byKey).get(key)?.[0]?.key ?? key
}
