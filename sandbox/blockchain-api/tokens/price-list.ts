import type { Asset } from './asset.ts'

/** The currencies of the service, with the worth of a dollar in each. */
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

/** The initial prices of assets, in dollars. */
export const startingPrices: Readonly<Record<string, number>> = {
  ETH: 3_120.45,
  POL: 0.7206886622,
  SOL: 148.31,
  USDC: 0.9998,
  WBTC: 64_250,
  DAI: 1.0003,
  PYUSD: 0.9994,
}

/** Tokens with the price of another asset. */
const pricedAs: Readonly<Record<string, string>> = { WSOL: 'SOL' }

/** The prices of assets. */
export type PriceList = {
  /** Returns a price in dollars, or `null` if there is none. */
  of(chain: string, asset: Asset): number | null
  /** Changes the price of a symbol; `null` makes it unknown. */
  set(symbol: string, dollars: number | null): void
}

/** Creates the prices of the sandbox's own assets. A foreign token with a known symbol has no price. */
export function createPriceList(isKnown: (chain: string, asset: Asset) => boolean): PriceList {
  const prices = new Map<string, number | null>(Object.entries(startingPrices))
  return {
    of: (chain, asset) =>
      isKnown(chain, asset) ? (prices.get(pricedAs[asset.symbol] ?? asset.symbol) ?? null) : null,
    set: (symbol, dollars) => void prices.set(symbol, dollars),
  }
}
