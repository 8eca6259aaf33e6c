/** The chains of the frame, as its published clients list them. */
const served: ReadonlySet<string> = new Set([
  ...[
    1, 5, 10, 56, 97, 100, 137, 280, 324, 420, 999, 8453, 42161, 42220, 43113, 43114, 80001, 84531, 84532,
    421613, 7777777, 11155111, 1313161554, 1313161555,
  ].map((id) => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
])

/** Returns whether the frame serves a chain, by its CAIP-2 id. */
export function isServedChain(chain: string): boolean {
  return served.has(chain)
}

/** Returns the CAIP-2 id of a chain in the page's form, a number or a text. Throws if the frame does not serve it. */
export function servedChain(named: unknown): string {
  const text = String(named)
  const chain = text.includes(':') ? text : `eip155:${text}`
  if (isServedChain(chain)) return chain
  throw new Error(`The chain ${chain.slice(0, 64)} is not offered by this frame.`)
}

/** Returns whether a page names no chain. Published clients send 0 if they have no last chain. */
export function isNoChain(named: unknown): boolean {
  return named === undefined || named === 0
}
