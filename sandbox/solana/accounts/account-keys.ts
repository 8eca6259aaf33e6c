import base58 from 'bs58'
import type { LedgerAccount } from '../ledger/ledger.ts'
import type { SolanaMessage } from '../../solana-transaction.ts'

/** One account of a transaction, and its permissions. */
export type AccountKey = {
  readonly pubkey: string
  readonly signer: boolean
  readonly writable: boolean
  readonly source: 'transaction' | 'lookupTable'
}

// The length of a lookup table's header, before its addresses.
const tableHead = 56

/** Returns all accounts of a message in the order of its instructions' indexes: its own, then those of lookup tables, writable ones first. */
export function accountKeysOf(
  message: SolanaMessage,
  account: (address: string) => LedgerAccount | null,
): readonly AccountKey[] {
  const { header, staticAccounts } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const own = staticAccounts.map((pubkey, index): AccountKey => {
    const signer = index < numSignerAccounts
    const end = signer
      ? numSignerAccounts - numReadonlySignerAccounts
      : staticAccounts.length - numReadonlyNonSignerAccounts
    return { pubkey, signer, writable: index < end, source: 'transaction' }
  })
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const looked = (writable: boolean) =>
    lookups.flatMap(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => {
      const data = account(lookupTableAddress)?.data ?? new Uint8Array()
      return (writable ? writableIndexes : readonlyIndexes).map((index): AccountKey => {
        const start = tableHead + 32 * index
        const pubkey = base58.encode(data.subarray(start, start + 32))
        return { pubkey, signer: false, writable, source: 'lookupTable' }
      })
    })
  return [...own, ...looked(true), ...looked(false)]
}
