import { parseRecord } from '../values/parse-record.ts'
import { bundleLifetime } from '../limits.ts'

/** Whether what is kept of what was sent says of anything that nobody knows yet how it ended: of a transaction, or of calls that a wallet still has to know at a time, in milliseconds since 1970. */
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
