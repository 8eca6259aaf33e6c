import { decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'

/** The symbol and decimals of a token. */
export type TokenFacts = { readonly symbol: string; readonly decimals: number }

/** Reads the facts from the token itself. Returns `null` if it has none. */
export async function tokenFacts(
  token: string,
  ask: (method: string, params: unknown) => Promise<unknown>,
): Promise<TokenFacts | null> {
  const read = async (functionName: 'symbol' | 'decimals') => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    const answer = await ask('eth_call', [{ to: token, data }, 'latest'])
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer as `0x${string}` })
  }
  try {
    const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
    return { symbol: String(symbol), decimals: Number(decimals) }
  } catch {
    return null
  }
}
