import { isAddressEqual, zeroAddress, type Address } from 'viem'
import { approvesAnything, type AccountTransfer } from './account-transfers.ts'
import type { IndexedTransaction } from '../chain-index.ts'

const approveSelector = '0x095ea7b3'
const transferSelectors: ReadonlySet<string> = new Set(['0xa9059cbb', '0x23b872dd'])

/** Returns the type of an account's transaction, in the service's terms. */
export function operationType(
  transaction: IndexedTransaction,
  transfers: readonly AccountTransfer[],
  account: Address,
): string {
  const { from, to, input, value } = transaction
  const [gone, come] = [some(transfers, 'out'), some(transfers, 'in')]
  if (gone && come) return 'trade'
  if (!isAddressEqual(from, account)) return gone ? 'send' : come ? 'receive' : 'execute'
  if (to === null) return 'deploy'
  const selector = input.slice(0, 10)
  const isPlain = input === '0x' || transferSelectors.has(selector)
  if (isPlain && isAddressEqual(to, account) && value === 0n) return 'cancel'
  if (isPlain) return 'send'
  if (selector === approveSelector || (transfers.length === 0 && approvesAnything(transaction, account))) {
    return 'approve'
  }
  if (come) return transfers.every((transfer) => transfer.from === zeroAddress) ? 'mint' : 'withdraw'
  if (gone) return transfers.every((transfer) => transfer.to === zeroAddress) ? 'burn' : 'deposit'
  return 'execute'
}

function some(transfers: readonly AccountTransfer[], direction: 'in' | 'out'): boolean {
  return transfers.some((transfer) => transfer.direction === direction)
}
