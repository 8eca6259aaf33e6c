import { getAddress, isAddress } from 'viem'
import { chainDefinitions } from '../../chains/chain-definition.ts'
import type { RequestWords } from './request-words.ts'

/** An account of the visitor, and its type. */
export type ListedAccount = { readonly address: string; readonly type: string }

/** The current chain and the accounts. `address` is used if a request names no account. */
export type Acting = {
  readonly chain: string
  readonly address: string
  readonly accounts: readonly ListedAccount[]
}

const kinds: Readonly<Record<string, string>> = { smartAccount: 'smart account', eoa: 'key' }

const solanaNames: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
}

/** Returns the first lines of an approval: the network and the account, with its type if there are several. */
export function approvalHead(
  method: string,
  params: unknown,
  { chain, address, accounts }: Acting,
): RequestWords['lines'] {
  const named = namedIn(method, params) ?? address
  const known = accounts.find((account) => account.address.toLowerCase() === named.toLowerCase())
  const kind = known && accounts.length > 1 ? kinds[known.type] : undefined
  const written = isAddress(named, { strict: false }) ? getAddress(named) : named
  return [
    ['Network', networkName(chain)],
    ['Account', kind ? `${written} (${kind})` : written],
  ]
}

/** Returns the account that a request names, at the place where its method expects it. */
function namedIn(method: string, params: unknown): string | null {
  if (method === 'solana_signMessage') return textOf(Object(params).pubkey)
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  // Some pages swap the two parameters of personal_sign.
  if (method === 'personal_sign')
    return [second, first].map(addressOf).find((named) => named !== null) ?? null
  if (method.startsWith('eth_signTypedData')) return addressOf(first)
  const { from, sender } = Object(first) as { readonly from?: unknown; readonly sender?: unknown }
  return textOf(method === 'eth_sendUserOperation' ? sender : from)
}

function networkName(chain: string): string {
  return solanaNames[chain] ?? chainDefinitions.find(({ id }) => `eip155:${id}` === chain)?.name ?? chain
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && isAddress(value, { strict: false }) ? value : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
