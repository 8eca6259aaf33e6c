import * as z from 'zod/mini'

/** A token (null is the coin) that a transaction may have moved, which has ended, by the hash of that. */
export const EndedTransfer = z.object({ hash: z.string(), token: z.nullable(z.string()) })
export type EndedTransfer = z.infer<typeof EndedTransfer>

/** Whether two are of the same token and transaction. */
export function isSameEnd(one: EndedTransfer, other: EndedTransfer): boolean {
  return one.hash === other.hash && one.token === other.token
}
