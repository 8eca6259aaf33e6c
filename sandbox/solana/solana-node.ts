import type { Address } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { tokenPrograms, tokenProgramAt } from '../token-programs.ts'
import { accountKeysOf, type AccountKey } from './accounts/account-keys.ts'
import { createHistory, type History } from './ledger/history.ts'
import type { Ledger, LedgerAccount, Outcome } from './ledger/ledger.ts'
import { createRecentBlockhashes, type RecentBlockhashes } from './ledger/recent-blockhashes.ts'
import type { SlotClock } from './slot-clock.ts'
import type { KeptState } from './state-file.ts'
import { tokenAmount } from './tokens/token-amount.ts'
import { readHolding, readMint } from './tokens/token-bytes.ts'
import { alreadyProcessed, blockhashNotFound } from './ledger/transaction-failure.ts'
import type { Balances, TransactionRecord } from './ledger/transaction-record.ts'
import { blockhashOf, type WireTransaction } from './ledger/wire-transaction.ts'

/** A Solana node: a ledger with a clock, and its history. */
export type SolanaNode = {
  readonly clock: SlotClock
  readonly blockhashes: RecentBlockhashes
  readonly history: History
  readonly ledger: Ledger
  /** Returns the decimals of a mint, or `null` if the address is no mint. */
  decimalsOf(mint: string): number | null
  /** Returns the balances of accounts, with the changes of a preview applied. */
  balances(keys: readonly AccountKey[], changed?: ReadonlyMap<string, LedgerAccount>): Balances
  /** Simulates a transaction. */
  preview(wire: WireTransaction, options: PreviewOptions): ReturnType<Ledger['simulate']>
  /** Puts a transaction into the block of the current slot, or of another moment. Returns `null` if no block would accept it. */
  process(wire: WireTransaction, moment?: Moment): TransactionRecord | null
  /** Returns the state to store for another start. */
  keep(): KeptState
  /** Calls back after each transaction. Returns a function that ends that. */
  watch(listener: (record: TransactionRecord) => void): () => void
}

/** The options of a simulation: `verify` checks the signatures, and `anyBlockhash` accepts an old blockhash. */
type PreviewOptions = { readonly verify: boolean; readonly anyBlockhash: boolean }

/** The moment of a transaction: its slot, and the time in seconds. */
type Moment = Pick<TransactionRecord, 'slot' | 'blockTime'>

/** Creates a node over a ledger, with stored state. */
export function createNode(ledger: Ledger, clock: SlotClock, kept: KeptState | null): SolanaNode {
  const blockhashes = createRecentBlockhashes(clock)
  const history = createHistory(kept?.records ?? [])
  const touched = new Set<string>(kept?.accounts.map(({ address }) => address))
  const listeners = new Set<(record: TransactionRecord) => void>()
  for (const { address, account } of kept?.accounts ?? []) ledger.put(address as Address, account)

  function decimalsOf(mint: string): number | null {
    const account = ledger.account(mint)
    const program = account && tokenProgramAt(account.owner)
    return (account && program && readMint(account.data, program)?.decimals) ?? null
  }
  function refusalOf(wire: WireTransaction) {
    if (history.find(wire.signatures[0] ?? '')) return alreadyProcessed
    return blockhashes.lastHeight(blockhashOf(wire.message)) === null ? blockhashNotFound : null
  }
  function balances(
    keys: readonly AccountKey[],
    changed: ReadonlyMap<string, LedgerAccount> = new Map(),
  ): Balances {
    const accounts = keys.map(({ pubkey }) => changed.get(pubkey) ?? ledger.account(pubkey))
    const tokens = accounts.flatMap((account, accountIndex) => {
      const program = account && tokenProgramAt(account.owner)
      const holding = account && program && readHolding(account.data, program)
      const decimals = holding ? decimalsOf(holding.mint) : null
      if (!program || !holding || decimals === null) return []
      const { mint, owner, amount } = holding
      const uiTokenAmount = tokenAmount(amount, decimals)
      return [{ accountIndex, mint, owner, programId: tokenPrograms[program], uiTokenAmount }]
    })
    return { lamports: accounts.map((account) => account?.lamports ?? 0n), tokens }
  }

  return {
    clock,
    blockhashes,
    history,
    ledger,
    decimalsOf,
    balances,
    preview(wire, { verify, anyBlockhash }) {
      const refusal = anyBlockhash ? null : refusalOf(wire)
      if (refusal) return { ...nothing, failure: refusal, after: new Map() }
      ledger.moveTo(clock.slot(), clock.seconds(), blockhashes.of)
      return ledger.simulate(wire.transaction, verify)
    },
    process(wire, moment = { slot: clock.slot(), blockTime: clock.seconds() }) {
      if (refusalOf(wire)) return null
      ledger.moveTo(clock.slot(), clock.seconds(), blockhashes.of)
      const keys = accountKeysOf(wire.message, ledger.account)
      const before = balances(keys)
      const outcome = ledger.run(wire.transaction)
      const after = balances(keys)
      // A transaction that could not pay its fee is in no block.
      if (outcome.failure && after.lamports[0] === before.lamports[0]) return null
      const record = {
        signature: wire.signatures[0] ?? '',
        ...moment,
        bytes: Buffer.from(wire.bytes).toString('base64'),
        keys,
        outcome,
        before,
        after,
      }
      history.add(record)
      for (const { pubkey, writable } of keys) if (writable) touched.add(pubkey)
      for (const listener of listeners) listener(record)
      return record
    },
    keep: () => ({
      slot: clock.slot(),
      records: history.all(),
      accounts: [...touched].map((address) => ({ address, account: ledger.account(address) ?? gone })),
    }),
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const nothing: Outcome = { failure: null, logs: [], units: 0, fee: 0, inner: [], returned: null }

const gone = {
  lamports: 0n,
  owner: SYSTEM_PROGRAM_ADDRESS,
  data: new Uint8Array(),
  executable: false,
}
