import { Refusal } from '../refusal.ts'

/** An asset of an account: the coin (without an address) or a token. */
export type Asset = {
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An asset and its balance in base units. */
export type Holding = Asset & { readonly amount: bigint }

/** The address of an EVM chain's coin in services. */
export const evmCoinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The address of Solana's coin in services. */
const solanaCoinAddress = 'So11111111111111111111111111111111111111111'

/** An account or a token on a chain (CAIP-10). */
export type AccountId = { readonly chain: string; readonly address: string }

/** Reads a CAIP-10 id. Throws a refusal without a field, as the service does. */
export function readAccountId(text: string): AccountId {
  const [namespace, reference, address, ...more] = text.split(':')
  if (namespace && reference && address && more.length === 0) {
    return { chain: `${namespace}:${reference}`, address }
  }
  throw new Refusal(400, '', `Crypto utils error: Wrong CAIP-10 format: ${text}`)
}

/** Returns whether an address means a chain's coin. */
export function isCoin(address: string): boolean {
  return address.toLowerCase() === evmCoinAddress || address === solanaCoinAddress
}

/** Returns whether two addresses of a chain are equal. Only EVM addresses ignore letter case. */
export function isSameAddress(left: string | null, right: string | null): boolean {
  if (left?.startsWith('0x') && right) return left.toLowerCase() === right.toLowerCase()
  return left === right
}
