import { encodeFunctionData, erc20Abi, getAddress, isHex, size } from 'viem'
import type { Hex } from 'viem'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { ChainBalance } from '../../core/ports/chain.ts'
import { decimalsIn, decodeBalance, symbolIn, tokenCalls } from './token-functions.ts'

/** Calls a contract through a node and returns the bytes of its answer. With `mayRefuse`, a call that reverts returns `0x`. */
export type CallContract = (
  call: { readonly to: Hex; readonly data: Hex },
  mayRefuse?: boolean,
) => Promise<Hex>

/**
 * Returns the balance that an address has of a token, with the token's symbol and decimals, as its contract reports them. The symbol is optional
 * (ERC-20), and `?` stands for a missing one. Throws `not-a-token` if no contract answers.
 */
export async function tokenBalance(call: CallContract, token: string, holder: string): Promise<ChainBalance> {
  const to = getAddress(token)
  const args = [getAddress(holder)] as const
  const [held, decimals, symbol] = await Promise.all([
    call({ to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }) }).then(
      decodeBalance,
    ),
    call({ to, data: tokenCalls.decimals }).then(decimalsIn),
    call({ to, data: tokenCalls.symbol }, true).then(symbolIn),
  ])
  if (held === null || decimals === null) throw notToken(token)
  return { amount: held.toString(), unit: { symbol: symbol ?? '?', decimals } }
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
