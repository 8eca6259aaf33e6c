import type { TransactionRecord } from './transaction-record.ts'

/** The mined transactions. */
export type History = {
  add(record: TransactionRecord): void
  find(signature: string): TransactionRecord | null
  /** Returns the transactions that name an address, newest first. */
  of(address: string): readonly TransactionRecord[]
  /** Returns all transactions, oldest first. */
  all(): readonly TransactionRecord[]
}

/** Creates a history with these records. */
export function createHistory(records: readonly TransactionRecord[]): History {
  const bySignature = new Map(records.map((record) => [record.signature, record]))
  const all = () => [...bySignature.values()].sort((left, right) => left.slot - right.slot)
  return {
    add: (record) => void bySignature.set(record.signature, record),
    find: (signature) => bySignature.get(signature) ?? null,
    of: (address) =>
      all()
        .filter(({ keys }) => keys.some(({ pubkey }) => pubkey === address))
        .reverse(),
    all,
  }
}
