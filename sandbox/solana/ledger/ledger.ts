import type { Address, Transaction } from '@solana/kit'
import type { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from 'litesvm'
import base58 from 'bs58'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { readFailure, type TransactionFailure } from './transaction-failure.ts'

/** An account of the ledger. */
export type LedgerAccount = {
  readonly lamports: bigint
  readonly owner: Address
  readonly data: Uint8Array
  readonly executable: boolean
}

/** The outcome of a transaction or a simulation. */
export type Outcome = {
  readonly failure: TransactionFailure | null
  readonly logs: readonly string[]
  readonly units: number
  /** The fee in lamports. */
  readonly fee: number
  readonly inner: readonly InnerInstructions[]
  readonly returned: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null
}

/** The calls of a program during an instruction. */
type InnerInstructions = {
  readonly index: number
  readonly instructions: readonly {
    readonly programIdIndex: number
    readonly accounts: readonly number[]
    readonly data: string
    readonly stackHeight: number
  }[]
}

/** The accounts, and the real Solana runtime over them. */
export type Ledger = {
  account(address: string): LedgerAccount | null
  /** Returns the accounts of a program, with their addresses. */
  ownedBy(program: Address): readonly (readonly [address: Address, account: LedgerAccount])[]
  put(address: Address, account: LedgerAccount): void
  /** Returns the minimum lamports of an account of this size. */
  rent(size: number): bigint
  /** Sets the slot, the time in seconds, and the hashes of earlier slots for programs. */
  moveTo(slot: number, seconds: number, hashOf: (slot: number) => string): void
  run(transaction: Transaction): Outcome
  /** Returns the outcome of `run`, and the accounts after it. Without `verify`, signatures are not checked. */
  simulate(
    transaction: Transaction,
    verify: boolean,
  ): Outcome & { readonly after: ReadonlyMap<string, LedgerAccount> }
}

// The number of past slots that programs can read. The program of lookup tables needs them.
const slotsTold = 100

/** Creates the runtime, which blocks for a third of a second. So it is created only when Solana is used. */
export async function wakeLedger(): Promise<Ledger> {
  const { LiteSVM, SimulatedTransactionInfo } = await import('litesvm')
  // The runtime accepts only its latest blockhash. The window of 150 is checked before it.
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
                data: base58.encode(inner.instruction().data()),
                stackHeight: inner.stackHeight(),
              })),
            },
          ],
    ),
    returned:
      data.length === 0
        ? null
        : {
            programId: base58.encode(returned.programId()) || SYSTEM_PROGRAM_ADDRESS,
            data: [Buffer.from(data).toString('base64'), 'base64'],
          },
  }
}

// Reads the fee, which the runtime only prints.
function readFee(meta: TransactionMetadata): number {
  return Number(/\bfee: (\d+)/.exec(meta.toString())?.[1] ?? 5_000)
}
