import { decodeFunctionResult, encodeFunctionData, erc20Abi, hexToString, isHex, size } from 'viem'
import { displayName } from '../../core/domain/values/text/display-name.ts'

/** The calls of a token's functions without parameters (ERC-20). */
export const tokenCalls = {
  decimals: encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
  symbol: encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' }),
}

/** The most decimals of a token, which fit one byte. */
const mostDecimals = 255

/** Reads the answer to `balanceOf(address)`, in base units. Returns null if it is none. */
export function decodeBalance(answer: unknown): bigint | null {
  if (!isHex(answer)) return null
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: answer })
  } catch {
    return null
  }
}

/** Reads the answer to `decimals()`. Returns null if it is no number of one byte. */
export function decimalsIn(answer: unknown): number | null {
  if (!isHex(answer)) return null
  try {
    const decimals = decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: answer })
    return decimals <= mostDecimals ? decimals : null
  } catch {
    return null
  }
}

/** Reads the answer to `symbol()`: an ABI string, or 32 padded bytes in old contracts. Returns null if nothing of it can be shown. */
export function symbolIn(answer: unknown): string | null {
  if (!isHex(answer)) return null
  try {
    return displayName(
      size(answer) === 32
        ? hexToString(answer, { size: 32 })
        : decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: answer }),
    )
  } catch {
    return null
  }
}
