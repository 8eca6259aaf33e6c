import { getAddress, hexToString, isHex, size, slice } from 'viem'
import type { Hex } from 'viem'
import { displayName } from '../../core/domain/values/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { ChainBalance } from '../../core/ports/chain.ts'

/** Calls a contract through a node and returns the bytes of its answer. With `mayRefuse`, a call that reverts returns `0x`. */
export type CallContract = (
  call: { readonly to: Hex; readonly data: Hex },
  mayRefuse?: boolean,
) => Promise<Hex>

/** The selectors (first four bytes of a call) of a token's functions (ERC-20). */
const functions = { balanceOf: '0x70a08231', decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** The most decimals of a token, which fit one byte. */
const mostDecimals = 255n

/**
 * Returns the balance that an address has of a token, with the token's symbol and decimals, as its contract reports them. The symbol is optional
 * (ERC-20), and `?` stands for a missing one. Throws `not-a-token` if no contract answers.
 */
export async function tokenBalance(call: CallContract, token: string, holder: string): Promise<ChainBalance> {
  const to = getAddress(token)
  const owner = getAddress(holder).slice(2).toLowerCase().padStart(64, '0')
  const [held, decimals, symbol] = await Promise.all([
    call({ to, data: `${functions.balanceOf}${owner}` }),
    call({ to, data: functions.decimals }),
    call({ to, data: functions.symbol }, true),
  ])
  if (size(held) < 32 || size(decimals) < 32) throw notToken(token)
  const digits = wordAt(decimals, 0)
  if (digits > mostDecimals) throw notToken(token)
  return {
    amount: wordAt(held, 0).toString(),
    unit: { symbol: displayName(textIn(symbol)) ?? '?', decimals: Number(digits) },
  }
}

/** Returns whether an answer has 32 to 4,096 bytes, or is `0x`. An address without a contract answers `0x`. */
export function isContractAnswer(answer: unknown): boolean {
  return answer === '0x' || (isHex(answer) && size(answer) >= 32 && size(answer) <= 4096)
}

/** Returns the error `not-a-token`: the address has no token contract. */
export function notToken(token: string, cause?: unknown): LatchkeyError {
  const message = `There is no token at ${token}; check \`tokens\`, and the chain id beside it.`
  return new LatchkeyError('not-a-token', message, { cause })
}

function wordAt(bytes: Hex, index: number): bigint {
  return BigInt(slice(bytes, index * 32, index * 32 + 32))
}

/** Returns the text of a contract's answer: an ABI string, or 32 padded bytes in old contracts. */
function textIn(bytes: Hex): string {
  if (size(bytes) < 32) return ''
  if (size(bytes) === 32) return hexToString(bytes, { size: 32 })
  const length = Number(wordAt(bytes, 1))
  return length === 0 ? '' : hexToString(slice(bytes, 64, 64 + length))
}
