import type { Asset } from './asset.ts'

/** The currencies that the service counts in, and what a dollar is in each. */
export const currencies: Readonly<Record<string, number>> = {
  btc: 1 / 64_250,
  eth: 1 / 3_120.45,
  usd: 1,
  eur: 0.92,
  gbp: 0.79,
  aud: 1.52,
  cad: 1.37,
  inr: 83.4,
  jpy: 151.2,
}

/** What assets cost at the start, in dollars. */
export const startingPrices: Readonly<Record<string, number>> = {
  ETH: 3_120.45,
  POL: 0.7206886622,
  SOL: 148.31,
  USDC: 0.9998,
  WBTC: 64_250,
  DAI: 1.0003,
  PYUSD: 0.9994,
}

/** Tokens that cost what another asset costs. */
const pricedAs: Readonly<Record<string, string>> = { WSOL: 'SOL' }

/** What assets cost. */
export type PriceList = {
  /** In dollars; `null` for what has no price. */
  of(chain: string, asset: Asset): number | null
  /** Changes the price of a symbol; `null` makes it unknown. */
  set(symbol: string, dollars: number | null): void
}

/** The prices of the sandbox's own assets; a token that only bears a known symbol has none. */
export function createPriceList(isKnown: (chain: string, asset: Asset) => boolean): PriceList {
  const prices = new Map<string, number | null>(Object.entries(startingPrices))
  return {
    of: (chain, asset) =>
      isKnown(chain, asset) ? (prices.get(pricedAs[asset.symbol] ?? asset.symbol) ?? null) : null,
    set: (symbol, dollars) => void prices.set(symbol, dollars),
  }
}
