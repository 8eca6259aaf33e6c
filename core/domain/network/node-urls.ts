import type { ChainId } from '../values/caip.ts'
import type { Network } from './network.ts'

/** A host's own URLs of nodes, by chain. */
type NodeUrls = Readonly<Record<ChainId, readonly string[]>>

/** A network as this host reaches it: its own RPC URLs before the public ones (design 6), and no sockets. */
export function reachedBy(network: Network, rpcUrls: NodeUrls): Network {
  const own = rpcUrls[network.id] ?? []
  return { ...network, rpcUrls: [...own.filter((url) => !isSocket(url)), ...network.rpcUrls] }
}

/** The socket over which this host's node tells what happens on a network; null where it named none. */
export function socketOf({ id }: Network, rpcUrls: NodeUrls): string | null {
  return rpcUrls[id]?.find(isSocket) ?? null
}

function isSocket(url: string): boolean {
  return /^wss?:/.test(url)
}
