import type { ChainId } from '../values/caip.ts'
import type { Network } from './network.ts'

/** The host app's own node URLs, by chain. */
type NodeUrls = Readonly<Record<ChainId, readonly string[]>>

/** Returns a network with the host app's own RPC URLs before the public ones, without sockets. */
export function reachedBy(network: Network, rpcUrls: NodeUrls): Network {
  const own = rpcUrls[network.id] ?? []
  return { ...network, rpcUrls: [...own.filter((url) => !isSocket(url)), ...network.rpcUrls] }
}

/** Returns the host app's socket URL for a network. Null if it configured none. */
export function socketOf({ id }: Network, rpcUrls: NodeUrls): string | null {
  return rpcUrls[id]?.find(isSocket) ?? null
}

function isSocket(url: string): boolean {
  return /^wss?:/.test(url)
}
