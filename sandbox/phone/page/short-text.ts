import { chainDefinitions } from '../../chains/chain-definition.ts'

/** Returns an address with its middle cut out. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** Returns the display name of a chain (CAIP-2 id). */
export function chainName(chain: string): string {
  if (chain.startsWith('solana:')) return 'Solana'
  return chainDefinitions.find(({ id }) => chain === `eip155:${id}`)?.name ?? chain
}

/** Returns the host of a site's URL, or the text itself if it is no URL. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
