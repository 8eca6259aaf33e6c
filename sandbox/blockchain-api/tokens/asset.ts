import { Refusal } from '../refusal.ts'

/** What an account can hold: a coin (without an address) or a token. */
export type Asset = {
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An asset and how much of it somebody has, in its smallest units. */
export type Holding = Asset & { readonly amount: bigint }

/** The address under which services know the coin of an EVM chain. */
export const evmCoinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The address under which services know the coin of Solana. */
export const solanaCoinAddress = 'So11111111111111111111111111111111111111111'

/** An account or a token on a chain (CAIP-10). */
export type AccountId = { readonly chain: string; readonly address: string }

/** Reads a CAIP-10 id; refuses what is none, in the service's words, which name no field. */
export function readAccountId(text: string): AccountId {
  const [namespace, reference, address, ...more] = text.split(':')
  if (namespace && reference && address && more.length === 0) {
    return { chain: `${namespace}:${reference}`, address }
  }
  throw new Refusal(400, '', `Crypto utils error: Wrong CAIP-10 format: ${text}`)
}

/** Whether an address names the coin of a chain. */
export function isCoin(address: string): boolean {
  return address.toLowerCase() === evmCoinAddress || address === solanaCoinAddress
}

/** Whether two addresses of a chain are one: only EVM addresses are written with letters of either case. */
export function isSameAddress(left: string | null, right: string | null): boolean {
  if (left?.startsWith('0x') && right) return left.toLowerCase() === right.toLowerCase()
  return left === right
}
