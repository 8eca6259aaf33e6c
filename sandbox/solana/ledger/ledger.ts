import type { Address, Transaction } from '@solana/kit'
import type { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from 'litesvm'
import { encodeBase58 } from '../../base58.ts'
import { systemProgram } from '../accounts/programs.ts'
import { readFailure, type TransactionFailure } from './transaction-failure.ts'

/** An account as the ledger keeps it. */
export type LedgerAccount = {
  readonly lamports: bigint
  readonly owner: Address
  readonly data: Uint8Array
  readonly executable: boolean
}

/** What became of a transaction, or would become of it. */
export type Outcome = {
  readonly failure: TransactionFailure | null
  readonly logs: readonly string[]
  readonly units: number
  /** The fee in lamports. */
  readonly fee: number
  readonly inner: readonly InnerInstructions[]
  readonly returned: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null
}

/** What a program called while it ran an instruction. */
export type InnerInstructions = {
  readonly index: number
  readonly instructions: readonly {
    readonly programIdIndex: number
    readonly accounts: readonly number[]
    readonly data: string
    readonly stackHeight: number
  }[]
}

/** Accounts, and the real Solana runtime over them. */
export type Ledger = {
  account(address: string): LedgerAccount | null
  /** Accounts of a program, with their addresses. */
  ownedBy(program: Address): readonly (readonly [address: Address, account: LedgerAccount])[]
  put(address: Address, account: LedgerAccount): void
  /** Lamports that an account of this many bytes must hold. */
  rent(size: number): bigint
  /** Tells programs which slot it is, the time in seconds, and what the slots before it were called. */
  moveTo(slot: number, seconds: number, hashOf: (slot: number) => string): void
  run(transaction: Transaction): Outcome
  /** What `run` would do, and the accounts that it would leave; without `verify`, signatures are taken as good. */
  simulate(
    transaction: Transaction,
    verify: boolean,
  ): Outcome & { readonly after: ReadonlyMap<string, LedgerAccount> }
}

// Programs that ask whether a slot is recent (that of lookup tables does) know so many.
const slotsTold = 100

/** Wakes the runtime, which takes a third of a second and blocks meanwhile: whoever asks nothing of Solana never pays it. */
export async function wakeLedger(): Promise<Ledger> {
  const { LiteSVM, SimulatedTransactionInfo } = await import('litesvm')
  // The runtime takes its latest blockhash alone; the window of 150 is kept before it.
  const runtime: LiteSVM = new LiteSVM().withBlockhashCheck(false)
  return {
    account(address) {
      const found = runtime.getAccount(address as Address)
      return found.exists && found.lamports > 0n ? readAccount(found) : null
    },
    ownedBy: (program) =>
      runtime.getProgramAccounts(program).map((found) => [found.address, readAccount(found)] as const),
    put(address, { lamports, owner, data, executable }) {
      const space = BigInt(data.length)
      runtime.setAccount({
        address,
        data,
        executable,
        lamports: lamports as never,
        programAddress: owner,
        space,
      })
    },
    rent: (size) => runtime.minimumBalanceForRentExemption(BigInt(size)),
    moveTo(slot, seconds, hashOf) {
      const clock = runtime.getClock()
      clock.slot = BigInt(slot)
      clock.unixTimestamp = BigInt(seconds)
      runtime.setClock(clock)
      const before = Array.from({ length: slotsTold }, (_, place) => slot - 1 - place)
      runtime.setSlotHashes(before.map((past) => ({ slot: BigInt(past), hash: hashOf(past) })))
    },
    run: (transaction) => readOutcome(runtime.sendTransaction(transaction)),
    simulate(transaction, verify) {
      runtime.withSigverify(verify)
      try {
        const info = runtime.simulateTransaction(transaction)
        if (!(info instanceof SimulatedTransactionInfo)) return { ...readOutcome(info), after: new Map() }
        const after = info.postAccounts().map((found) => [found.address, readAccount(found)] as const)
        return { ...readOutcome(info.meta()), after: new Map(after) }
      } finally {
        runtime.withSigverify(true)
      }
    },
  }
}

function readAccount(found: {
  readonly lamports: bigint
  readonly programAddress: Address
  readonly data: Uint8Array | { readonly length: number }
  readonly executable: boolean
}): LedgerAccount {
  const { lamports, programAddress, data, executable } = found
  return { lamports, owner: programAddress, data: Uint8Array.from(data as Uint8Array), executable }
}

function readOutcome(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const failed = 'err' in result ? result : null
  const meta = failed ? failed.meta() : (result as TransactionMetadata)
  const returned = meta.returnData()
  const data = returned.data()
  return {
    failure: failed && readFailure(failed),
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    fee: readFee(meta),
    inner: meta.innerInstructions().flatMap((list, index) =>
      list.length === 0
        ? []
        : [
            {
              index,
              instructions: list.map((inner) => ({
                programIdIndex: inner.instruction().programIdIndex(),
                accounts: [...inner.instruction().accounts()],
                data: encodeBase58(inner.instruction().data()),
                stackHeight: inner.stackHeight(),
              })),
            },
          ],
    ),
    returned:
      data.length === 0
        ? null
        : {
            programId: encodeBase58(returned.programId()) || systemProgram,
            data: [Buffer.from(data).toString('base64'), 'base64'],
          },
  }
}

// The runtime tells the fee only in what it prints.
function readFee(meta: TransactionMetadata): number {
  return Number(/\bfee: (\d+)/.exec(meta.toString())?.[1] ?? 5_000)
}
