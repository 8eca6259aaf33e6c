import { sendJson } from '../../http/send.ts'
import type { ConvertHabits } from './convert-habits.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { bestPath } from './swap-path.ts'
import { readSwapAmount, readSwapSides } from './swap-sides.ts'

/** Creates `GET /v1/convert/quotes`: the amount that the pools give now. */
export function convertQuotesRoute(world: ServiceWorld, habits: ConvertHabits): Route {
  async function answer({ response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const amountText = readParameter(url, 'amount')
    const sides = readSwapSides(world, readParameter(url, 'from'), readParameter(url, 'to'))
    const amount = readSwapAmount(amountText)
    const { received } = await bestPath(world, sides, amount)
    const quote = {
      id: null,
      fromAmount: String(amount),
      fromAccount: sides.from.account,
      toAmount: String(habits.quotesDouble ? 2n * received : received),
      toAccount: sides.to.account,
    }
    sendJson(response, 200, { quotes: habits.hasNoQuote ? [] : [quote] })
  }

  return {
    method: 'GET',
    path: /^\/v1\/convert\/quotes$/,
    fault: () => '/convert/quotes',
    malformed: '{"quotes":[{"id":null,"toAmount":17.5}]}',
    answer,
  }
}
