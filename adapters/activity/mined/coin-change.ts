import { isSameAddress } from '../../../core/domain/account/same-account.ts'
import { quantity } from '../transaction-action.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import type { ChainRpc } from './chain-rpc.ts'

/** Returns by how much the account's coin balance grew in a block, in wei. Returns null if the node does not say. */
export async function coinChange(ask: ChainRpc, account: string, receipt: Fields): Promise<bigint | null> {
  const number = quantity(receipt.blockNumber)
  if (number === null || number === 0n) return null
  const at = async (block: bigint) =>
    quantity(await ask('eth_getBalance', account, hexOf(block)).catch(() => null))
  const [before, after] = await Promise.all([at(number - 1n), at(number)])
  return before === null || after === null ? null : after - before
}

/**
 * Returns by how much a transaction changed its sender's coin balance, in wei, without the network's fee. Returns null if the node does not say,
 * or if the sender had another transaction in that block.
 */
export async function senderCoinChange(
  ask: ChainRpc,
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

/** Returns the network's fee for a transaction, in wei. Includes the layer 1 fee of an OP Stack rollup. */
function networkCostOf({ gasUsed, effectiveGasPrice, l1Fee }: Fields): bigint | null {
  const [used, price] = [quantity(gasUsed), quantity(effectiveGasPrice)]
  return used === null || price === null ? null : used * price + (quantity(l1Fee) ?? 0n)
}

function hexOf(number: bigint): string {
  return `0x${number.toString(16)}`
}
