import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { WalletSession } from '../../core/ports/connector.ts'

/** Accounts and the chain their wallet is on. */
export type Shared = { readonly accounts: readonly string[]; readonly chainId: ChainId }

/** Returns a session that shares the given accounts, one namespace for each chain. */
export function sharing(...given: readonly Shared[]): WalletSession {
  return {
    namespaces: given.map(({ accounts, chainId }) => ({
      namespace: namespaceOf(chainId),
      accounts: [...accounts],
      chainId,
    })),
  }
}
