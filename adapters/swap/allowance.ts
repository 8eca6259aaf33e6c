import { encodeFunctionData, erc20Abi } from 'viem'
import type { Hex } from 'viem'
import type { BaseUnits } from '../../core/domain/values/amount.ts'
import type { SwapOrder } from '../../core/domain/swap/order.ts'
import type { NodeQuestions } from '../send/node-questions.ts'

/**
 * Returns the lowest allowance that one of several contracts has for an order's token, in base units; zero without any contract. So it is enough
 * for each of them. Throws the node's errors.
 */
export async function leastAllowed(
  node: NodeQuestions,
  { account, from: token }: SwapOrder,
  spenders: readonly string[],
): Promise<BaseUnits> {
  if (token === null) return '0'
  const read = (spender: string) => {
    const args = [account as Hex, spender as Hex] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
    return node.quantity('eth_call', { to: token, data }, 'latest')
  }
  const allowed = await Promise.all(spenders.map(read))
  return String(allowed.length === 0 ? 0n : allowed.reduce((least, one) => (one < least ? one : least)))
}
