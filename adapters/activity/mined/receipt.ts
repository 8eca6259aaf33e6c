import { quantity } from '../transaction-action.ts'
import { isFields } from '../../../core/domain/values/fields.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'

/** A receipt of a mined transaction, as nodes return it (https://ethereum.github.io/execution-apis). */
export type Receipt = Fields & { readonly status: '0x0' | '0x1' }

/**
 * Reads the receipt of a mined transaction. Returns null for a receipt of another transaction, a pending transaction, or a receipt without a
 * status.
 */
export function receiptIn(answer: unknown, hash: string): Receipt | null {
  if (!isFields(answer) || quantity(answer.blockNumber) === null) return null
  const { transactionHash } = answer
  if (typeof transactionHash === 'string' && transactionHash.toLowerCase() !== hash.toLowerCase()) return null
  const status = statusOf(answer)
  return status && { ...answer, status }
}

/** Before Byzantium, a receipt had the state root in place of a status (EIP-658). */
function statusOf({ status, root }: Fields): Receipt['status'] | null {
  if (status === undefined && typeof root === 'string') return '0x1'
  const number = typeof status === 'number' ? BigInt(status) : quantity(status)
  if (number === 1n) return '0x1'
  return number === 0n ? '0x0' : null
}
