import type { Network } from './network.ts'
import { isSafeLink } from '../values/remote-url.ts'

/**
 * Returns the page of an address in the network's explorer, or null if it has none. The explorer's URL may end with a query that chooses the network.
 */
export function explorerPageOf(network: Network, address: string): string | null {
  return pageOf(network, `address/${address}`)
}

/** Returns the page of a transaction in the network's explorer, by its hash, or on Solana its signature. */
export function transactionPageOf(network: Network, hash: string): string | null {
  return pageOf(network, `tx/${encodeURIComponent(hash)}`)
}

function pageOf({ explorer }: Network, path: string): string | null {
  if (!explorer || !isSafeLink(explorer.url)) return null
  const page = new URL(explorer.url)
  page.pathname = `${page.pathname.replace(/\/$/, '')}/${path}`
  return page.href
}
