/** The families of chains that share account format and wallets (CAIP-2 namespaces). */
export const allNamespaces = ['eip155', 'solana'] as const
export type Namespace = (typeof allNamespaces)[number]

/** Returns whether a value is a namespace. */
export function isNamespace(given: unknown): given is Namespace {
  return allNamespaces.some((namespace) => namespace === given)
}

/** The default namespace. JSON-RPC requests without a namespace are those of EIP-1193. */
export const defaultNamespace: Namespace = 'eip155'

/** The form of a chain id. */
export const chainIdPattern = /^(eip155:[1-9][0-9]{0,16}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/

/** A chain: namespace and reference, such as `eip155:1` (CAIP-2). */
export type ChainId = string

/** The default chain. */
export const defaultChain: ChainId = 'eip155:1'

/** Returns whether a value is a chain id. */
export function isChainId(given: unknown): given is ChainId {
  return typeof given === 'string' && chainIdPattern.test(given)
}

/** Returns the namespace of a CAIP-2 chain id. */
export function namespaceOf(chainId: ChainId): Namespace {
  return chainId.startsWith('solana:') ? 'solana' : 'eip155'
}

/** Returns the namespaces of some chains, each once, in the order of `Namespace`. */
export function namespacesOf(chainIds: readonly ChainId[]): readonly Namespace[] {
  const found = new Set(chainIds.map(namespaceOf))
  return allNamespaces.filter((namespace) => found.has(namespace))
}

/** Returns the reference of a CAIP-2 chain id: `1` of `eip155:1`. */
export function referenceOf(chainId: ChainId): string {
  return chainId.slice(chainId.indexOf(':') + 1)
}

/** Returns the id of an account on a chain, such as `eip155:1:0xab…` (CAIP-10). */
export function accountIdOf(chainId: ChainId, address: string): string {
  return `${chainId}:${address}`
}
