import type { RegistryWallet } from './registry-wallet.ts'

/** One page of wallets. `count` is the number of matches on all pages. */
export type WalletPage = { readonly count: number; readonly data: readonly RegistryWallet[] }

const defaultEntries = 40
const mostEntries = 100

/**
 * Answers the query of `GET /getWallets`: page (from 1), entries (1 to 100), search (part of the name), chains (CAIP-2), include and exclude
 * (wallet ids). Lists are joined by commas. Throws with the invalid field as `cause`.
 */
export function findWallets(wallets: readonly RegistryWallet[], query: URLSearchParams): WalletPage {
  const page = readCount(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const entries = readCount(query, 'entries', defaultEntries, mostEntries)
  const search = (query.get('search') ?? '').trim().toLowerCase()
  const chains = readList(query, 'chains')
  const include = new Set(readList(query, 'include'))
  const exclude = new Set(readList(query, 'exclude'))

  const matches = wallets
    .filter((wallet) => include.size === 0 || include.has(wallet.id))
    .filter((wallet) => !exclude.has(wallet.id))
    .filter((wallet) => chains.length === 0 || chains.some((chain) => wallet.chains.includes(chain)))
    .filter((wallet) => wallet.name.toLowerCase().includes(search))
    .sort((left, right) => left.order - right.order)
  return { count: matches.length, data: matches.slice((page - 1) * entries, page * entries) }
}

function readList(query: URLSearchParams, name: string): readonly string[] {
  return (query.get(name) ?? '').split(',').filter(Boolean)
}

function readCount(query: URLSearchParams, name: string, fallback: number, most: number): number {
  const text = query.get(name)
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new Error(`"${name}" must be a whole number from 1 to ${most}, not "${text}".`, { cause: name })
}
