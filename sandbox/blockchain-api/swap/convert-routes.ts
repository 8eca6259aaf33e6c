import { convertAllowanceRoute } from './convert-allowance-route.ts'
import { convertApproveRoute } from './convert-approve-route.ts'
import { convertGasPriceRoute } from './convert-gas-price-route.ts'
import type { ConvertHabits } from './convert-habits.ts'
import { convertQuotesRoute } from './convert-quotes-route.ts'
import { convertTokensRoute } from './convert-tokens-route.ts'
import { convertTransactionRoute } from './convert-transaction-route.ts'
import type { Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'

/** Creates all routes below `/v1/convert`: swaps over the pools of the running chains. */
export function convertRoutes(world: ServiceWorld, habits: ConvertHabits): readonly Route[] {
  return [
    convertTokensRoute(world, habits),
    convertQuotesRoute(world, habits),
    convertGasPriceRoute(world),
    convertAllowanceRoute(world),
    convertApproveRoute(world, habits),
    convertTransactionRoute(world, habits),
  ]
}
