import { referenceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** Parses a chain id in any form that wallets answer (hex, decimal string, number, bigint). Null if it is invalid (EIP-695). */
export function eip155ChainId(value: unknown): ChainId | null {
  if (typeof value === 'string' && !/^(0x[0-9a-fA-F]{1,16}|[0-9]{1,17})$/.test(value)) return null
  if (!['string', 'number', 'bigint'].includes(typeof value)) return null
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? `eip155:${number}` : null
}

/** Returns the hex form that wallets expect for an eip155 chain: `0x2105` for `eip155:8453` (EIP-3326). */
export function hexChainId(chainId: ChainId): `0x${string}` {
  return `0x${Number(referenceOf(chainId)).toString(16)}`
}
