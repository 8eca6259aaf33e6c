import type * as z from 'zod/mini'
import type * as schema from './ended-transfer.schema.ts'

/** A token (null is the coin) that a transaction may have moved, which has ended, by the hash of that. */
export type EndedTransfer = z.infer<typeof schema.EndedTransfer>

/** Whether two are of the same token and transaction. */
export function isSameEnd(one: EndedTransfer, other: EndedTransfer): boolean {
  return one.hash === other.hash && one.token === other.token
}
