import { sendJson } from '../../http/send.ts'
import { readEvmAddress } from '../account-address.ts'
import { evmCoinAddress } from './asset.ts'
import { coinOf } from './coin.ts'
import { readEvmHoldings } from './evm-holdings.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import { servedChains, type ServiceWorld } from '../service-world.ts'

/**
 * Creates `GET /v1/account/{address}/portfolio`: an account's coins and tokens on the EVM chains, without amounts. An id is the token's CAIP-10
 * id.
 */
export function portfolioRoute(world: ServiceWorld): Route {
  async function answer({ response, url, parameter }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const holder = readEvmAddress(parameter)
    const lists = await Promise.all(
      servedChains(world, null).map(async ({ chain, node }) => {
        const holdings = await readEvmHoldings(node, coinOf(chain), holder)
        return holdings
          .filter(({ amount }) => amount > 0n)
          .map(({ address, name, symbol }) => ({
            id: `${chain}:${(address ?? evmCoinAddress).toLowerCase()}`,
            name,
            symbol,
          }))
      }),
    )
    sendJson(response, 200, { data: lists.flat() })
  }

  return {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/portfolio$/,
    fault: (address) => `/portfolio/${address}`,
    malformed: '{"data":{"id":7}}',
    answer,
  }
}
