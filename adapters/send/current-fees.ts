import { isPossibleGasPrice, mostGasPrice } from '../../core/domain/order/bounds/gas-price.ts'
import { failureOf } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { checkedFees, feesOver } from '../../core/domain/order/transaction-fees.ts'
import type { TransactionFees } from '../../core/domain/order/transaction-fees.ts'
import { quantity } from '../activity/transaction-action.ts'
import type { NodeQuestions } from './node-questions.ts'

/** The offered fees, and the current price of a unit of gas, in wei. */
export type CurrentFees = { readonly fees: TransactionFees; readonly priceNow: bigint }

/**
 * Reads the current fees: those of the fee market (EIP-1559) if the last block has a base fee, else the gas price. Throws `fee-cap-too-high` for
 * a price that the chain cannot have.
 */
export async function currentFees(node: NodeQuestions, { id, name }: Network): Promise<CurrentFees> {
  const found = await offeredFees(node)
  const { fees, priceNow } = found
  const most = fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas
  if (isPossibleGasPrice(id, BigInt(most)) && isPossibleGasPrice(id, priceNow)) return found
  const message = `${name} asks ${most} wei for a unit of gas; expected at most ${mostGasPrice(id)}. Ask another node.`
  throw new LatchkeyError('fee-cap-too-high', message)
}

async function offeredFees(node: NodeQuestions): Promise<CurrentFees> {
  const block = await node.any('eth_getBlockByNumber', 'latest', false)
  const told = Object(block) as { readonly baseFeePerGas?: unknown }
  const baseFee = quantity(told.baseFeePerGas)
  if (baseFee === null) {
    const gasPrice = await node.quantity('eth_gasPrice')
    return { fees: checkedFees({ gasPrice }), priceNow: gasPrice }
  }
  const tip = await tipOver(node, baseFee)
  return { fees: feesOver(baseFee, tip), priceNow: baseFee + tip }
}

/** Returns the tip that a node advises. If the node lacks that method, returns its gas price less the base fee. */
async function tipOver(node: NodeQuestions, baseFee: bigint): Promise<bigint> {
  try {
    return await node.quantity('eth_maxPriorityFeePerGas')
  } catch (error) {
    if (failureOf(error).code !== 'method-unsupported') throw error
    const gasPrice = await node.quantity('eth_gasPrice')
    return gasPrice > baseFee ? gasPrice - baseFee : 0n
  }
}
