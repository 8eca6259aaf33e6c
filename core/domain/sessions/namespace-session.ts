import type { ChainId, Namespace } from '../values/caip.ts'

/** What a wallet shares in one namespace: at least one address, as its chain writes them, and the chain it is on. */
export type NamespaceSession = {
  readonly namespace: Namespace
  readonly accounts: string[]
  readonly chainId: ChainId
}
