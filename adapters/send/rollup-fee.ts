import { serializeTransaction } from 'viem'
import type { Hex } from 'viem'
import { referenceOf } from '../../core/domain/values/caip.ts'
import type { EvmCall } from '../../core/domain/operations/evm-transfer.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { TransactionFees } from '../../core/domain/order/transaction-fees.ts'
import type { NodeQuestions } from './node-questions.ts'

// Where rollups of the OP stack say what the chain below takes, and the first bytes of its `getL1Fee(bytes)`.
const oracle = '0x420000000000000000000000000000000000000F'
const costBelow = '0x49948e0e'

/** A number as large as that of any account, so that the length of what is priced is never too small. */
const someNonce = 0xffffff

/** What a rollup of the OP stack takes beside the gas for the transaction's place on the chain below, in wei; 0 on every other chain. */
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
  const answer = await node.bytes('eth_call', { to: oracle, data: asked(transaction) }, 'latest')
  return answer.length === 66 ? BigInt(answer) : 0n
}

/** The call of a function that takes one run of bytes. */
function asked(bytes: Hex): string {
  const length = (bytes.length - 2) / 2
  const padded = bytes.slice(2).padEnd(Math.ceil(length / 32) * 64, '0')
  return `${costBelow}${word(32)}${word(length)}${padded}`
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}
