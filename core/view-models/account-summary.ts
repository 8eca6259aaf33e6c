import { defaultNamespace } from '../domain/caip.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import { connectorType } from '../domain/connector.ts'
import type { ConnectorType } from '../domain/connector.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import type { Connection } from '../reducers/connection.ts'
import type { BootState } from '../reducers/root.ts'
import { leadingSession, sessionOf, walletIn } from '../reducers/sessions.ts'

/** Who is connected in one namespace, for a host's own screens; the chain is the wallet's own word. */
export type AccountSummary = {
  readonly status: Connection['status']
  readonly isConnected: boolean
  readonly address: string | null
  readonly addresses: readonly string[]
  readonly chainId: ChainId | null
  readonly wallet: InstalledWallet | null
  /** How the wallet is reached, in the specification's word. */
  readonly connector: ConnectorType | null
}

const noAddresses: readonly string[] = []

/** The summary of a namespace, or without one of that in which somebody is connected. */
export function accountSummaryIn(namespace?: Namespace): (state: BootState) => AccountSummary {
  return (state) =>
    accountSummary(state, namespace ?? leadingSession(state.connection)?.namespace ?? defaultNamespace)
}

function accountSummary({ connection }: BootState, namespace: Namespace): AccountSummary {
  const session = sessionOf(connection, namespace)
  const reached = walletIn(connection, namespace)
  return {
    status: connection.byNamespace[namespace].status,
    isConnected: session !== null,
    address: session?.accounts[0] ?? null,
    addresses: session?.accounts ?? noAddresses,
    chainId: session?.chainId ?? null,
    wallet: reached?.wallet ?? null,
    connector: reached && connectorType(reached.connector, reached.wallet.key),
  }
}
