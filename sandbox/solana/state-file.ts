import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LedgerAccount } from './ledger/ledger.ts'
import type { TransactionRecord } from './ledger/transaction-record.ts'

/** A node's state over a restart: every account that a transaction wrote to, and every transaction. */
export type KeptState = {
  readonly slot: number
  readonly accounts: readonly { readonly address: string; readonly account: LedgerAccount }[]
  readonly records: readonly TransactionRecord[]
}

const fileName = 'solana.json'

/** Reads the state of a folder. Returns `null` if there is none yet. */
export function readState(folder: string): KeptState | null {
  const file = join(folder, fileName)
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$whole' in value) return BigInt(value.$whole as string)
    return '$bytes' in value ? Uint8Array.from(Buffer.from(value.$bytes as string, 'base64')) : value
  }) as KeptState
}

/** Writes the state atomically. */
export function writeState(folder: string, state: KeptState): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, fileName)
  const text = JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'bigint') return { $whole: value.toString() }
    return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value
  })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
