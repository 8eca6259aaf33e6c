import { getAddress } from 'viem'
import { sendJson } from '../../http/send.ts'
import { isEvmChain, readAddressOn, readEvmAddress } from '../account-address.ts'
import { createChainIndex } from '../chain-index.ts'
import { evmHistory } from './evm-history.ts'
import { pageOf } from './history-page.ts'
import type { HistoryEntry, HistoryRow } from './history-row.ts'
import { purchasePage } from '../buy/purchase-page.ts'
import type { Purchases } from '../buy/purchases.ts'
import { checkProject, readParameter, Refusal, unsupportedChain } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import { servedChains, type ServedChain, type ServiceWorld } from '../service-world.ts'
import { solanaHistory } from './solana-history.ts'

/** Quirks of the real service's histories, which clients must handle. */
export type HistoryHabits = {
  /** Returns the transactions of all chains, regardless of the requested one. */
  ignoresChain: boolean
  /** Returns `null` in place of an empty list of transfers. */
  saysNull: boolean
  /** Leaves out the chain of a transaction. */
  hidesChain: boolean
  /** Repeats the last transaction of a page on the next. */
  doubles: boolean
}

/** Creates `GET /v1/account/{address}/history`: an account's transactions, 50 per page. With `onramp`, its purchases, as many per page. */
export function historyRoute(world: ServiceWorld, habits: HistoryHabits, purchases: Purchases): Route {
  const readers = new Map<string, (account: string) => Promise<readonly HistoryEntry[]>>()

  function readerOf(served: ServedChain): (account: string) => Promise<readonly HistoryEntry[]> {
    const reader = readers.get(served.chain) ?? createReader(served)
    readers.set(served.chain, reader)
    return reader
  }
  function createReader(served: ServedChain) {
    if (!isEvmChain(served.chain)) return solanaHistory(world, served)
    const read = evmHistory(world, served, createChainIndex(served.node))
    return (account: string) => read(getAddress(account))
  }
  function bend(row: HistoryRow): HistoryRow {
    const transfers = habits.saysNull && row.transfers?.length === 0 ? null : row.transfers
    return {
      ...row,
      transfers,
      metadata: habits.hidesChain ? { ...row.metadata, chain: null } : row.metadata,
    }
  }

  async function answer({ response, url, parameter }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const wanted = url.searchParams.get('chainId')
    const onramp = url.searchParams.get('onramp')
    if (onramp !== null) {
      if (onramp !== 'coinbase' || (wanted !== null && !isEvmChain(wanted))) {
        throw new Refusal(400, 'provider', `Provider ${onramp} is not supported`)
      }
      const bought = purchases.of(readEvmAddress(parameter))
      return sendJson(response, 200, purchasePage(bought, url.searchParams.get('cursor')))
    }
    const account = readAddressOn(wanted, parameter)
    if (wanted !== null && !world.node(wanted)) throw unsupportedChain(wanted)
    const all = habits.ignoresChain && (wanted === null || isEvmChain(wanted)) ? null : wanted
    const found = await Promise.all(servedChains(world, all).map((served) => readerOf(served)(account)))
    const { entries, next } = pageOf(found.flat(), url.searchParams.get('cursor'), habits.doubles)
    const rows = await Promise.all(entries.map((entry) => entry.write()))
    sendJson(response, 200, { data: rows.map(bend), next })
  }

  return {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/history$/,
    fault: (address, url) =>
      url.searchParams.has('onramp')
        ? `/onramp-history/${address}`
        : `/history/${url.searchParams.get('chainId') ?? 'all'}/${address}`,
    malformed: '{"data":{"id":7,"transfers":"all"},"next":42}',
    answer,
  }
}
