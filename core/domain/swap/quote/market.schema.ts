import * as z from 'zod/mini'
import { baseUnitsSchema } from '../../values/amount.schema.ts'

const price = z.nullable(z.string())
const units = z.nullable(baseUnitsSchema)

export const swapMarketSchema = z.object({
  /** The prices of whole tokens in US dollars. Null if unknown. */
  prices: z.object({ source: price, target: price, coin: price }),
  /** The prices of a unit of gas in wei, from the swap service and a node. Null if one reports none. */
  gasPrices: z.object({ service: units, node: units }),
})

export const swapFundsSchema = z.object({ source: units, coin: units })
