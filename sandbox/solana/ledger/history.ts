import type { TransactionRecord } from './transaction-record.ts'

/** The transactions that are in blocks. */
export type History = {
  add(record: TransactionRecord): void
  find(signature: string): TransactionRecord | null
  /** Those that name an address, the newest first. */
  of(address: string): readonly TransactionRecord[]
  /** All, the oldest first. */
  all(): readonly TransactionRecord[]
}

/** A history that begins with these records. */
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
