import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import { quantity } from '../transaction-action.ts'
import type { AskNode, Fields } from './fields.ts'

/** Returns by how much of the coin an account was richer after a block than before it, in wei; null where the node does not tell. */
export async function coinChange(ask: AskNode, account: string, receipt: Fields): Promise<bigint | null> {
  const number = quantity(receipt.blockNumber)
  if (number === null || number === 0n) return null
  const at = async (block: bigint) =>
    quantity(await ask('eth_getBalance', account, hexOf(block)).catch(() => null))
  const [before, after] = await Promise.all([at(number - 1n), at(number)])
  return before === null || after === null ? null : after - before
}

/**
 * Returns what a transaction itself changed of its sender's coin, without what the network took, in wei.
 * It is null where the node does not tell, and where the sender had another transaction in that block.
 */
export async function senderCoinChange(
  ask: AskNode,
  { account, receipt }: { readonly account: string; readonly receipt: Fields },
): Promise<bigint | null> {
  const number = quantity(receipt.blockNumber)
  const cost = networkCostOf(receipt)
  if (number === null || number === 0n || cost === null || !isSameAddress(String(receipt.from), account))
    return null
  const count = async (block: bigint) =>
    quantity(await ask('eth_getTransactionCount', account, hexOf(block)).catch(() => null))
  const [change, before, after] = await Promise.all([
    coinChange(ask, account, receipt),
    count(number - 1n),
    count(number),
  ])
  return change === null || before === null || after !== before + 1n ? null : change + cost
}

/** What the network took of a transaction, with what a rollup of the OP stack takes for its place on the chain below, in wei. */
function networkCostOf({ gasUsed, effectiveGasPrice, l1Fee }: Fields): bigint | null {
  const [used, price] = [quantity(gasUsed), quantity(effectiveGasPrice)]
  return used === null || price === null ? null : used * price + (quantity(l1Fee) ?? 0n)
}

function hexOf(number: bigint): string {
  return `0x${number.toString(16)}`
}
