import { parseRecord } from '../values/parse-record.ts'
import { objectsIn } from '../values/fields.ts'
import { bundleLifetime } from '../limits.ts'

/**
 * Returns whether the stored record holds an operation with an unknown outcome. That is a transaction, or calls whose id the wallet must still know.
 * `at` is in milliseconds since 1970.
 */
export function hasPendingOperations(text: string | null, at: number): boolean {
  const { v, transactions, bundles } = parseRecord(text)
  if (v !== 1) return false
  return (
    objectsIn(transactions).some(({ settlement }) => settlement === null) ||
    objectsIn(bundles).some(({ sentAt }) => at - Number(sentAt) < bundleLifetime)
  )
}
