import type { Network } from './network.ts'

/** Whether a network fits a search text: every word occurs in its name, its coin or its chain id. */
export function networkMatches(network: Network, search: string): boolean {
  const haystack = `${network.name} ${network.nativeCurrency.symbol} ${network.id}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
