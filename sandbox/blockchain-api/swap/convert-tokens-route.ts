import { sendJson } from '../../http/send.ts'
import { readEvmAddress } from '../account-address.ts'
import type { ApiNode } from '../api-node.ts'
import { evmCoinAddress, isSameAddress, readAccountId, type Asset } from '../tokens/asset.ts'
import { coinOf } from '../tokens/coin.ts'
import type { ConvertHabits } from './convert-habits.ts'
import { readEvmTokens } from '../tokens/evm-holdings.ts'
import { iconUrl } from '../icons.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { swapNode } from './swap-sides.ts'

/** Creates `GET /v1/convert/tokens`: the tokens of a chain. With an address, only that token, even an unlisted one. */
export function convertTokensRoute(world: ServiceWorld, habits: ConvertHabits): Route {
  async function answer({ response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const chain = readParameter(url, 'chainId')
    const node = swapNode(world, chain)
    const listed: readonly ListedAsset[] = [
      { ...coinOf(chain), address: evmCoinAddress },
      ...world.tokens(chain),
    ]
    const wanted = url.searchParams.get('address')
    const assets = wanted ? await findAsset(node, listed, wanted) : listed
    const tokens = assets.map(({ name, symbol, address, decimals, eip2612 = false }) => ({
      name,
      symbol,
      address: `${chain}:${address?.toLowerCase()}`,
      decimals: habits.addsDecimals && address !== evmCoinAddress ? decimals + 2 : decimals,
      logoUri:
        habits.hidesLogos || !listed.some((one) => one.address === address) ? null : iconUrl(world, symbol),
      eip2612,
    }))
    sendJson(response, 200, { tokens })
  }

  return {
    method: 'GET',
    path: /^\/v1\/convert\/tokens$/,
    fault: () => '/convert/tokens',
    malformed: '{"tokens":{"name":7}}',
    answer,
  }
}

type ListedAsset = Asset & { readonly eip2612?: boolean }

async function findAsset(
  node: ApiNode,
  listed: readonly ListedAsset[],
  text: string,
): Promise<readonly ListedAsset[]> {
  const address = readEvmAddress(text.includes(':') ? readAccountId(text).address : text)
  const known = listed.find((one) => isSameAddress(one.address, address))
  return known ? [known] : readEvmTokens(node, [address], address)
}
