import { sendJson } from '../../http/send.ts'
import { readGasPrices } from '../tokens/gas-prices.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { swapNode } from './swap-sides.ts'

/** Creates `GET /v1/convert/gas-price`: the gas price of a chain, in wei. */
export function convertGasPriceRoute(world: ServiceWorld): Route {
  async function answer({ response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const prices = await readGasPrices(swapNode(world, readParameter(url, 'chainId')))
    sendJson(
      response,
      200,
      Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, String(price)])),
    )
  }

  return {
    method: 'GET',
    path: /^\/v1\/convert\/gas-price$/,
    fault: () => '/convert/gas-price',
    malformed: '{"standard":"cheap"}',
    answer,
  }
}
