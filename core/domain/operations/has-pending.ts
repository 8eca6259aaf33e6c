import { parseRecord } from '../values/parse-record.ts'
import { bundleLifetime } from '../limits.ts'

/**
 * Returns whether the stored record holds an operation with an unknown outcome. That is a transaction, or calls whose id the wallet must still know.
 * `at` is in milliseconds since 1970.
 */
export function hasPendingOperations(text: string | null, at: number): boolean {
  const { v, transactions, bundles } = parseRecord(text)
  if (v !== 1) return false
  return (
    fieldsIn(transactions).some(({ settlement }) => settlement === null) ||
    fieldsIn(bundles).some(({ sentAt }) => at - Number(sentAt) < bundleLifetime)
  )
}

function fieldsIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.map(Object) : []
}
