import type { ChainId, Namespace } from '../domain/caip.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import { sessionOf } from '../reducers/connection.ts'
import type { Connection } from '../reducers/connection.ts'
import type { RootState } from '../reducers/root.ts'

/** Who is connected in one namespace, for a host's own screens; the chain is the wallet's own word. */
export type AccountSummary = {
  readonly status: Connection['status']
  readonly isConnected: boolean
  readonly address: string | null
  readonly addresses: readonly string[]
  readonly chainId: ChainId | null
  readonly wallet: InstalledWallet | null
}

/** The summary of each namespace. */
export const accountSummaries = {
  eip155: (state) => accountSummary(state, 'eip155'),
  solana: (state) => accountSummary(state, 'solana'),
} satisfies Record<Namespace, (state: RootState) => AccountSummary>

const noAddresses: readonly string[] = []

function accountSummary({ connection }: RootState, namespace: Namespace): AccountSummary {
  const current = connection.byNamespace[namespace]
  const session = sessionOf(connection, namespace)
  return {
    status: current.status,
    isConnected: session !== null,
    address: session?.accounts[0] ?? null,
    addresses: session?.accounts ?? noAddresses,
    chainId: session?.chainId ?? null,
    wallet: 'wallet' in current ? current.wallet : null,
  }
}
