import { referenceOf } from '../../core/domain/values/caip.ts'
import { eip155ChainId } from '../../core/domain/network/eip155.ts'
import { transferCall } from '../../core/domain/operations/evm-transfer.ts'
import type { EvmCall } from '../../core/domain/operations/evm-transfer.ts'
import type { Transfer } from '../../core/domain/operations/transfer.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { mostCost } from '../../core/domain/order/transaction-fees.ts'
import type { SendEstimate } from '../../core/domain/send/estimate.ts'
import { notToken } from '../evm/token-balance.ts'
import { checkedReceiver } from './checked-receiver.ts'
import { currentFees } from './current-fees.ts'
import type { NodeQuestions } from './node-questions.ts'
import { rollupFee } from './rollup-fee.ts'

/**
 * Returns the cost of a transfer. Throws why the transfer would fail. A transfer that breaks a rule of the chain is refused before any node is
 * asked.
 */
export async function estimateSend(
  node: NodeQuestions,
  network: Network,
  transfer: Transfer,
): Promise<SendEstimate> {
  const call = checkedCall(network, transfer)
  const [gas, { fees, priceNow }] = await Promise.all([
    node.quantity('eth_estimateGas', call),
    currentFees(node, network),
    refuseUnpaid(node, call),
    refuseUnmoved(node, call, transfer),
  ])
  const below = await rollupFee(node, network, { call, gas, fees })
  return {
    gas: gas.toString(),
    fees,
    mostCost: (BigInt(mostCost(gas, fees)) + below).toString(),
    likelyCost: (gas * priceNow + below).toString(),
  }
}

function checkedCall({ id }: Network, transfer: Transfer): EvmCall {
  if (eip155ChainId(referenceOf(id)) === null) {
    const message = `${id} is no chain; expected an id above 0, such as eip155:1.`
    throw new LatchkeyError('invalid-chain-id', message)
  }
  const { from, to, token } = transfer
  return transferCall({
    ...transfer,
    from: checkedReceiver(from),
    to: checkedReceiver(to),
    token: token === null ? null : checkedReceiver(token),
  })
}

/** Throws if the balance is too low. Some nodes estimate a plain transfer without checking that. */
async function refuseUnpaid(node: NodeQuestions, { from, value }: EvmCall): Promise<void> {
  if (BigInt(value) === 0n) return
  const held = await node.quantity('eth_getBalance', from, 'latest')
  if (held >= BigInt(value)) return
  const message = `${from} has ${held} wei and would send ${BigInt(value)}; send less, or pay something in first.`
  throw new LatchkeyError('insufficient-funds', message)
}

/** Throws if the token would not move. A token may return `false` instead of reverting, and an address without a contract refuses nothing. */
async function refuseUnmoved(node: NodeQuestions, call: EvmCall, { token }: Transfer): Promise<void> {
  if (token === null) return
  const answer = await node.bytes('eth_call', call, 'latest')
  if (answer === '0x') {
    if ((await node.bytes('eth_getCode', token, 'latest')) === '0x') throw notToken(token)
  } else if (BigInt(answer) === 0n) {
    throw new LatchkeyError(
      'execution-reverted',
      `The token ${token} refused the transfer, without a reason.`,
    )
  }
}
