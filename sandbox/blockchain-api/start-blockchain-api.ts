import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { methodPath } from '../http/method-path.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import type { NodeUrl } from '../sign-in/verify-signature.ts'
import type { ApiNode } from './api-node.ts'
import type { Asset } from './tokens/asset.ts'
import { balanceRoute } from './tokens/balance-route.ts'
import { historyRoute } from './activity/history-route.ts'
import { imageRoute } from './icons.ts'
import { identityRoutes } from './identity/identity-route.ts'
import { convertRoutes } from './swap/convert-routes.ts'
import { nameUpdateRoutes } from './names/name-update-routes.ts'
import { onRampRoutes, type OnRampShop } from './buy/on-ramp-routes.ts'
import { onRampUrlRoute } from './buy/on-ramp-url-route.ts'
import { portfolioRoute } from './tokens/portfolio-route.ts'
import type { PriceList } from './tokens/price-list.ts'
import { priceRoute } from './tokens/price-route.ts'
import { profileRoutes } from './identity/profile-routes.ts'
import type { Profiles } from './identity/profiles.ts'
import type { Purchases } from './buy/purchases.ts'
import { askerOf, createRateLimiter } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { refuseWith } from './refuse-with.ts'
import { registerRoute } from './names/register-route.ts'
import { createResolvedIdentities } from './identity/resolved-identities.ts'
import { findRoute, methodsOf, type Route } from './route.ts'
import { passCall, passSockets } from './rpc-proxy.ts'
import { takeServiceOrder, type NameOrder, type SampleOrder, type SeedOrder } from './service-order.ts'
import { serviceRoutes } from './service-routes.ts'
import type { ServiceWorld } from './service-world.ts'
import { suggestionsRoute } from './names/suggestions-route.ts'

/** Options of the blockchain API. `node` returns the node of a CAIP-2 id (`null` if it is not running), and `tokens` its tokens. */
export type BlockchainApiOptions = {
  readonly port: number
  readonly chains: () => readonly string[]
  readonly node: (chain: string) => ApiNode | null
  readonly tokens: (chain: string) => readonly Asset[]
  readonly contract: ServiceWorld['contract']
  readonly swaps: ServiceWorld['swaps']
  /** Sends the transactions of a history that `/control` orders. */
  readonly seed: (seed: SeedOrder) => Promise<void>
  /** Creates sample tokens for a list of holdings. */
  readonly dealSamples: (order: SampleOrder) => Promise<void>
  /** Writes a name that `/control` orders into the registry of chain 1. */
  readonly giveName: (order: NameOrder) => Promise<void>
  readonly profiles: Profiles
  readonly prices: PriceList
  readonly purchases: Purchases
  /** The tokens that the on-ramp sells, and its origin. */
  readonly onRamp: OnRampShop
  /** Returns the URL of a chain's node, which verifies signatures of contracts. */
  readonly nodeUrl: NodeUrl
  /** Returns the service's time, in milliseconds. */
  readonly now?: () => number
}

/** Starts the stand-in for the public blockchain API, over the running chains. */
export async function startBlockchainApi(options: BlockchainApiOptions): Promise<PartServer> {
  const { port, chains, node, tokens, contract, swaps, seed, dealSamples, giveName, profiles } = options
  const { prices, purchases, onRamp, nodeUrl, now = Date.now } = options
  const limiter = createRateLimiter(now)
  let origin = ''
  const world: ServiceWorld = { chains, node, tokens, contract, prices, swaps, origin: () => origin }
  const balances = { lag: 0 }
  const histories = { ignoresChain: false, saysNull: false, hidesChain: false, doubles: false }
  const identities = { knowsProfiles: true }
  const resolved = createResolvedIdentities(now)
  const conversions = {
    hidesLogos: false,
    hasNoQuote: false,
    approvesStranger: false,
    callsStranger: false,
    alwaysEstimates: false,
    addsDecimals: false,
    quotesDouble: false,
    insistsOnNothing: false,
    givesAnother: false,
  }
  const routes: readonly Route[] = [
    balanceRoute(world, balances),
    portfolioRoute(world),
    historyRoute(world, histories, purchases),
    priceRoute(world),
    ...convertRoutes(world, conversions),
    ...identityRoutes({ world, profiles, habits: identities, resolved, now }),
    ...profileRoutes(profiles),
    suggestionsRoute(profiles),
    registerRoute(profiles, nodeUrl, now),
    ...nameUpdateRoutes(profiles, nodeUrl, now),
    ...onRampRoutes(onRamp, prices),
    onRampUrlRoute(onRamp),
    ...serviceRoutes(world, now),
    imageRoute,
  ]

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    response.setHeader('x-request-id', randomUUID())
    const path = pathOf(url)
    const found = findRoute(routes, request.method, path)
    const matched = path === '/v1' ? path : found?.route.path.source
    if (matched !== undefined && !limiter.take(matched, askerOf(request))) return refuseWith(response, 429)
    if (path === '/v1' && request.method === 'POST') return passCall(request, response, url, node)
    if (path === '/v1') return void response.writeHead(405, { allow: 'POST' }).end()
    if (!found) {
      const allow = methodsOf(routes, path)
      if (allow.length > 0) return void response.writeHead(405, { allow: allow.join(', ') }).end()
      return void response.writeHead(404).end()
    }
    await found.route.answer({ request, response, url, parameter: found.parameter })
  }

  const server = await startPartServer({
    port,
    allowedHeaders: [
      'content-type',
      'user-agent',
      'referer',
      'origin',
      'access-control-request-method',
      'access-control-request-headers',
      'solana-client',
      'sec-fetch-mode',
      'x-sdk-type',
      'x-sdk-version',
    ],
    async answer(request, response, url) {
      try {
        await answer(request, response, url)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        error.send(response)
      }
    },
    malformed(url) {
      const route = routes.find(({ path }) => path.test(pathOf(url)))
      return {
        type: route === imageRoute ? 'text/html' : 'application/json',
        body: route?.malformed ?? '{"jsonrpc":"2.0","answer":["not","a","result"]}',
      }
    },
    async pathOf(request, url) {
      const path = pathOf(url)
      const chain = url.searchParams.get('chainId')
      const found = findRoute(routes, request.method, path)
      if (found) return found.route.fault(found.parameter, url)
      if (path !== '/v1' || request.method !== 'POST' || chain === null) return url.pathname
      const method = await methodPath(request, new URL('/', url))
      return `/v1/${chain}${method}`
    },
    refuse: refuseWith,
    upgrade: passSockets(node),
    takeOrder: (order) =>
      takeServiceOrder(order, {
        prices,
        balances,
        histories,
        identities,
        resolved,
        conversions,
        purchases,
        limiter,
        seed,
        dealSamples,
        giveName,
      }),
  })
  origin = server.url
  return server
}

// Returns a URL's path without a trailing slash, because the service ignores it.
function pathOf(url: URL): string {
  return url.pathname.replace(/\/+$/, '')
}
