import { sendJson } from '../../http/send.ts'
import { isCoin, isSameAddress, readAccountId, type Asset } from './asset.ts'
import { coinOf } from './coin.ts'
import { iconUrl } from '../icons.ts'
import { bodyMistake, readJsonBody } from '../json-body.ts'
import { currencies } from './price-list.ts'
import { checkProject, Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'

/** Creates `POST /v1/fungible/price`: the price of the list's first asset. An asset without a price has none in the answer. */
export function priceRoute(world: ServiceWorld): Route {
  async function answer({ request, response }: RouteRequest): Promise<void> {
    const { projectId, currency, addresses } = readBody(await readJsonBody(request))
    checkProject(projectId)
    const [first] = addresses
    if (first === undefined) throw new Refusal(400, 'addresses', 'The addresses list is empty')
    const { chain, address } = readAccountId(first)
    const asset = assetAt(world, chain, address)
    const dollars = asset && world.prices.of(chain, asset)
    const { name, symbol, decimals } = asset ?? {}
    const price = (dollars ?? 0) * (currencies[currency] ?? 1)
    const fungibles =
      asset && dollars !== null
        ? [{ name, symbol, iconUrl: iconUrl(world, asset.symbol), price, decimals, address: first }]
        : []
    sendJson(response, 200, { fungibles })
  }

  return {
    method: 'POST',
    path: /^\/v1\/fungible\/price$/,
    fault: () => '/price',
    malformed: '{"fungibles":{"price":"high"}}',
    answer,
  }
}

function assetAt(world: ServiceWorld, chain: string, address: string): Asset | null {
  if (!world.node(chain)) return null
  if (isCoin(address)) return coinOf(chain)
  return world.tokens(chain).find((token) => isSameAddress(token.address, address)) ?? null
}

type Body = { readonly projectId: string; readonly currency: string; readonly addresses: readonly string[] }

function readBody(body: unknown): Body {
  const { projectId, currency, addresses } = Object(body) as Body
  const missing = Object.entries({ projectId, currency, addresses }).find(([, value]) => value === undefined)
  if (missing) throw bodyMistake(`missing field \`${missing[0]}\``)
  if (!Object.hasOwn(currencies, currency)) {
    throw bodyMistake(`currency: unknown variant \`${currency}\``)
  }
  if (
    typeof projectId === 'string' &&
    Array.isArray(addresses) &&
    addresses.every((one) => typeof one === 'string')
  ) {
    return { projectId, currency, addresses }
  }
  throw bodyMistake('addresses: invalid type')
}
