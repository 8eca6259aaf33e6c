import type { Network } from './network.ts'
import { isSafeLink } from './remote-url.ts'

/** The page of an address in the network's explorer, whose URL may end with a query that chooses the network; null when it has none. */
export function explorerPageOf({ explorer }: Network, address: string): string | null {
  if (!explorer || !isSafeLink(explorer.url)) return null
  const page = new URL(explorer.url)
  page.pathname = `${page.pathname.replace(/\/$/, '')}/address/${address}`
  return page.href
}
