import { chainDefinitions } from '../../chains/chain-definition.ts'

/** An address by its two ends. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** The name a person knows a chain by (CAIP-2 id in). */
export function chainName(chain: string): string {
  if (chain.startsWith('solana:')) return 'Solana'
  return chainDefinitions.find(({ id }) => chain === `eip155:${id}`)?.name ?? chain
}

/** The host of a site's URL, or the text itself when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
