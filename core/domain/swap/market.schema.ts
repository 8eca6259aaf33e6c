import * as z from 'zod/mini'
import { BaseUnits } from '../values/amount.schema.ts'

const price = z.nullable(z.string())
const units = z.nullable(BaseUnits)

export const SwapMarket = z.object({
  /** What a whole token costs in US dollars; null if nobody knows. */
  prices: z.object({ source: price, target: price, coin: price }),
  /** What a unit of gas costs in wei, as the swap service and a node say; null if one does not say it. */
  gasPrices: z.object({ service: units, node: units }),
})

export const SwapFunds = z.object({ source: units, coin: units })
