import type { IncomingMessage } from 'node:http'
import { formatUnits, type Address } from 'viem'
import { sendJson } from '../../http/send.ts'
import { isEvmChain, readAddressOn, readEvmAddress } from '../account-address.ts'
import { isCoin, isSameAddress, readAccountId, type AccountId, type Holding } from './asset.ts'
import { readEvmHoldings, readEvmTokens } from './evm-holdings.ts'
import { coinOf } from './coin.ts'
import { iconUrl } from '../icons.ts'
import { currencies } from './price-list.ts'
import { checkProject, readParameter, Refusal, unsupportedChain } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import { servedChains, type ServedChain, type ServiceWorld } from '../service-world.ts'
import { readSolanaHoldings } from './solana-holdings.ts'

/** A quirk of balances: `lag` is the largest age in milliseconds of a cached answer. */
export type BalanceHabits = { lag: number }

type OnChain = Holding & { readonly chain: string }

/** Creates `GET /v1/account/{address}/balance`: an account's balances on one chain, or on all EVM chains. */
export function balanceRoute(world: ServiceWorld, habits: BalanceHabits): Route {
  const seen = new Map<string, { readonly at: number; readonly holdings: readonly OnChain[] }>()

  async function look({ chain, node }: ServedChain, holder: string): Promise<readonly OnChain[]> {
    const key = `${chain}:${holder}`
    const known = seen.get(key)
    if (known && Date.now() - known.at < habits.lag) return known.holdings
    const found = isEvmChain(chain)
      ? await readEvmHoldings(node, coinOf(chain), holder as Address)
      : await readSolanaHoldings(node, coinOf(chain), world.tokens(chain), holder)
    const holdings = found.filter(({ amount }) => amount > 0n).map((holding) => ({ ...holding, chain }))
    if (habits.lag > 0) seen.set(key, { at: Date.now(), holdings })
    return holdings
  }

  async function lookAgain(holdings: readonly OnChain[], forced: readonly AccountId[], holder: string) {
    const again = await Promise.all(
      forced.map(async ({ chain, address }): Promise<readonly OnChain[]> => {
        const node = isEvmChain(chain) ? world.node(chain) : null
        if (!node) return []
        const fresh = isCoin(address)
          ? (await readEvmHoldings(node, coinOf(chain), holder as Address)).slice(0, 1)
          : await readEvmTokens(node, [readEvmAddress(address)], holder as Address)
        if (fresh.length === 0) throw noToken(address)
        return fresh.map((holding) => ({ ...holding, chain }))
      }),
    )
    const fresh = again.flat()
    const isFresh = (holding: OnChain) =>
      fresh.some(({ chain, address }) => chain === holding.chain && isSameAddress(address, holding.address))
    return [...holdings.filter((holding) => !isFresh(holding)), ...fresh]
  }

  async function answer({ request, response, url, parameter }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const rate = readCurrency(readParameter(url, 'currency'))
    const wanted = url.searchParams.get('chainId')
    const holder = readAddressOn(wanted, parameter)
    if (wanted !== null && !world.node(wanted)) throw unsupportedChain(wanted)
    const forced = readForced(url.searchParams.get('forceUpdate'))
    if (!isServed(request, url)) return sendJson(response, 200, { balances: [] })
    const found = await Promise.all(servedChains(world, wanted).map((served) => look(served, holder)))
    const holdings = await lookAgain(found.flat(), forced, holder)
    const balances = holdings.map((holding) => writeBalance(world, holding, rate))
    sendJson(response, 200, {
      balances: balances.sort((left, right) => (right.value ?? 0) - (left.value ?? 0)),
    })
  }

  return {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/balance$/,
    fault: (address, url) =>
      `/balance/${url.searchParams.get('chainId') ?? 'all'}/${address}${url.searchParams.has('forceUpdate') ? '/forced' : ''}`,
    malformed: '{"balances":{"name":7,"quantity":"much"}}',
    answer,
  }
}

function writeBalance(world: ServiceWorld, holding: OnChain, rate: number) {
  const { name, symbol, chain, address, decimals, amount } = holding
  const dollars = world.prices.of(chain, holding)
  const numeric = formatUnits(amount, decimals)
  const price = (dollars ?? 0) * rate
  return {
    name,
    symbol,
    chainId: chain,
    ...(address !== null && { address: `${chain}:${isEvmChain(chain) ? address.toLowerCase() : address}` }),
    // An asset without a price has no value, and the price 0.
    ...(dollars !== null && { value: Number(numeric) * price }),
    price,
    quantity: { decimals: String(decimals), numeric },
    iconUrl: iconUrl(world, symbol),
  }
}

/**
 * Returns whether a client gets an answer. The list is empty without a version, with a version that ends in 1.6.4 or 1.6.5, and with an empty
 * origin.
 */
function isServed({ headers }: IncomingMessage, url: URL): boolean {
  const version = headers['x-sdk-version'] ?? url.searchParams.get('sv')
  return Boolean(version) && !/1\.6\.[45]$/.test(String(version)) && headers.origin !== ''
}

/** Returns the refusal of a contract without `balanceOf`. The service fails the complete request then. */
function noToken(address: string): Refusal {
  return new Refusal(
    400,
    '',
    `Crypto utils error: Contract call error: ${address} answered balanceOf with no number`,
  )
}

/** Reads a currency. Returns the worth of a dollar in it. */
function readCurrency(text: string): number {
  const rate = Object.hasOwn(currencies, text) ? currencies[text] : undefined
  if (rate !== undefined) return rate
  const expected = Object.keys(currencies)
    .map((name) => `\`${name}\``)
    .join(', ')
  throw new Refusal(
    400,
    null,
    `Failed to deserialize query string: unknown variant \`${text}\`, expected one of ${expected}`,
  )
}

function readForced(text: string | null): readonly AccountId[] {
  return (text ?? '').split(',').filter(Boolean).map(readAccountId)
}
