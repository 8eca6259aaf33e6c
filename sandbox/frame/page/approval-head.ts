import { getAddress, isAddress } from 'viem'
import { chainDefinitions } from '../../chains/chain-definition.ts'
import type { RequestWords } from './request-words.ts'

/** An account of the visitor, and of which kind it is. */
export type ToldAccount = { readonly address: string; readonly type: string }

/** Where the visitor acts, and with which accounts; `address` acts where a request names none. */
export type Acting = {
  readonly chain: string
  readonly address: string
  readonly accounts: readonly ToldAccount[]
}

const kinds: Readonly<Record<string, string>> = { smartAccount: 'smart account', eoa: 'key' }

const solanaNames: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
}

/** The first lines of whatever is approved: the network that it is for, and the account that acts, with its kind where there are several. */
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

/** The account that a request itself names, in the place where the signer of its method looks for one. */
function namedIn(method: string, params: unknown): string | null {
  if (method === 'solana_signMessage') return textOf(Object(params).pubkey)
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  // Some pages give the two of personal_sign the other way round.
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
