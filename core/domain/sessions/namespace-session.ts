import type { ChainId, Namespace } from '../values/caip.ts'

/** The accounts that a wallet shares in one namespace, at least one, in their chain's form, and the wallet's current chain. */
export type NamespaceSession = {
  readonly namespace: Namespace
  readonly accounts: string[]
  readonly chainId: ChainId
}
