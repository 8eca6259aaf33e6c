import { encodeFunctionData, parseAbi, serializeTransaction } from 'viem'
import type { Hex } from 'viem'
import { referenceOf } from '../../core/domain/values/caip.ts'
import type { EvmCall } from '../../core/domain/operations/evm-transfer.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { TransactionFees } from '../../core/domain/order/transaction-fees.ts'
import type { NodeQuestions } from './node-questions.ts'

// The gas price oracle on OP Stack rollups.
const oracle = '0x420000000000000000000000000000000000000F'
const abi = parseAbi(['function getL1Fee(bytes transaction) view returns (uint256)'])

/** A nonce as large as that of any account. So the priced data is never too short. */
const someNonce = 0xffffff

/** Returns the layer 1 fee of an OP Stack rollup for a transaction, in wei. Returns 0 on every other chain. */
export async function rollupFee(
  node: NodeQuestions,
  { id }: Network,
  { call, gas, fees }: { readonly call: EvmCall; readonly gas: bigint; readonly fees: TransactionFees },
): Promise<bigint> {
  if (fees.type === 'legacy') return 0n
  const transaction = serializeTransaction({
    type: 'eip1559',
    chainId: Number(referenceOf(id)),
    nonce: someNonce,
    gas,
    maxFeePerGas: BigInt(fees.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(fees.maxPriorityFeePerGas),
    to: call.to as Hex,
    value: BigInt(call.value),
    data: call.data as Hex,
  })
  const data = encodeFunctionData({ abi, functionName: 'getL1Fee', args: [transaction] })
  const answer = await node.bytes('eth_call', { to: oracle, data }, 'latest')
  return answer.length === 66 ? BigInt(answer) : 0n
}
