import { getAddress, hexToString, isHex, size, slice } from 'viem'
import type { Hex } from 'viem'
import { displayName } from '../../core/domain/values/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { ChainBalance } from '../../core/ports/chain.ts'

/** What calls a contract of a node; answers the bytes that it gave, and `0x` of one that refuses where it may. */
export type CallContract = (
  call: { readonly to: Hex; readonly data: Hex },
  mayRefuse?: boolean,
) => Promise<Hex>

/** The first bytes of a call of each of a token's functions (ERC-20). */
const functions = { balanceOf: '0x70a08231', decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** The most decimals that a token can have: they are one byte. */
const mostDecimals = 255n

/** How much an address holds of a token, with the token's symbol and decimals, as its contract tells. A symbol is optional (ERC-20), and `?` stands for one that there is not. Throws `not-a-token` if no contract answers. */
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

/** Returns whether an answer has 32 bytes at least and 4,096 at most, or none, as where no contract stands. */
export function isContractAnswer(answer: unknown): boolean {
  return answer === '0x' || (isHex(answer) && size(answer) >= 32 && size(answer) <= 4096)
}

/** `not-a-token`: no contract of a token stands at an address. */
export function notToken(token: string, cause?: unknown): LatchkeyError {
  const message = `There is no token at ${token}; check \`tokens\`, and the chain id beside it.`
  return new LatchkeyError('not-a-token', message, { cause })
}

function wordAt(bytes: Hex, index: number): bigint {
  return BigInt(slice(bytes, index * 32, index * 32 + 32))
}

/** A text as contracts give it: with its length before it, or in old ones padded to 32 bytes. */
function textIn(bytes: Hex): string {
  if (size(bytes) < 32) return ''
  if (size(bytes) === 32) return hexToString(bytes, { size: 32 })
  const length = Number(wordAt(bytes, 1))
  return length === 0 ? '' : hexToString(slice(bytes, 64, 64 + length))
}
