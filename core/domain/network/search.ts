import type { Network } from './network.ts'

/** Returns whether a network matches a search text. Every word must occur in its name, its coin or its chain id. */
export function networkMatches(network: Network, search: string): boolean {
  const haystack = `${network.name} ${network.nativeCurrency.symbol} ${network.id}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
