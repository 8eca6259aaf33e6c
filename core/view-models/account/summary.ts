import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { connectorType } from '../../domain/connection/connector.ts'
import type { ConnectorType } from '../../domain/connection/connector.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { requestedNamespace } from '../sessions/requested-namespace.ts'
import type { Connection } from '../../reducers/sessions/connection.ts'
import type { BootState } from '../../reducers/root.ts'
import { leadingNamespace, sessionOf, walletIn } from '../../selectors/sessions/sessions.ts'

/** The connected account of one namespace, for a host's own screens. The wallet reports the chain itself. */
export type AccountSummary = {
  readonly status: Connection['status']
  readonly isConnected: boolean
  readonly address: string | null
  /** The profile name of the address and the URL of its picture. Null if the address has none, or until the lookup has ended. */
  readonly profileName: string | null
  readonly profileImage: string | null
  readonly addresses: readonly string[]
  readonly chainId: ChainId | null
  readonly wallet: InstalledWallet | null
  /** How the wallet is reached. */
  readonly connector: ConnectorType | null
}

const noAddresses: readonly string[] = []

/** Returns the selector of a namespace's summary; without a namespace, of the one whose status the buttons show. */
export function accountSummaryIn(namespace?: Namespace): (state: BootState) => AccountSummary {
  const asked = requestedNamespace(namespace)
  return (state) => accountSummary(state, asked ?? leadingNamespace(state.connection))
}

function accountSummary(state: BootState, namespace: Namespace): AccountSummary {
  const { connection } = state
  const session = sessionOf(connection, namespace)
  const reached = walletIn(connection, namespace)
  const known = state.identity?.byAddress[session?.accounts[0] ?? '']
  return {
    status: connection.byNamespace[namespace].status,
    isConnected: session !== null,
    address: session?.accounts[0] ?? null,
    profileName: known?.name ?? null,
    profileImage: known?.avatar ?? null,
    addresses: session?.accounts ?? noAddresses,
    chainId: session?.chainId ?? null,
    wallet: reached?.wallet ?? null,
    connector: reached && connectorType(reached.connector, reached.wallet.key),
  }
}
