import type * as z from 'zod/mini'
import { isSameHash, isSameTokenAddress } from '../../account/same-account.ts'
import type * as schema from './ended-transfer.schema.ts'

/** A token (null is the coin) that an ended transaction may have moved, with the hash of the transaction. */
export type EndedTransfer = z.infer<typeof schema.endedTransferSchema>

/** Returns whether two are of the same token and transaction. */
export function isSameEnd(one: EndedTransfer, other: EndedTransfer): boolean {
  return isSameHash(one.hash, other.hash) && isSameTokenAddress(one.token, other.token)
}
