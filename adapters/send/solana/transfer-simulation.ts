import { VersionedTransaction } from '@solana/web3.js'
import type { Connection, PublicKey, SimulatedTransactionResponse } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { feeOf } from '../../solana/message-fees.ts'
import { readStates } from './account-states.ts'
import type { SolanaAccountState } from './account-states.ts'
import { balanceBefore } from './balance-before.ts'
import { planTransfer } from './transfer-plan.ts'
import type { OpenedAccount, TransferPlan } from './transfer-plan.ts'
import { unsigned } from './unsigned.ts'
import { isUnanswered } from './unanswered.ts'

/** A node's simulation of a transfer. */
export type TransferSimulation = {
  readonly plan: TransferPlan
  /** The network fee in lamports. */
  readonly fee: bigint
  /** The deposit of the receiver's account to open, in lamports. Null if none is opened. */
  readonly opening: bigint | null
  readonly simulated: SimulatedTransactionResponse
  /** Every account that the transaction may write. No other account can change. */
  readonly written: readonly PublicKey[]
  /** The states of those accounts before. Null if the node did not return them. */
  readonly before: readonly SolanaAccountState[] | null
}

/** Plans a transfer and simulates it. */
export async function tryTransfer(connection: Connection, transfer: Transfer): Promise<TransferSimulation> {
  const plan = await planTransfer(connection, transfer)
  const transaction = await unsigned(connection, plan)
  const places = writtenPlaces(transaction)
  const written = places.flatMap((place) => transaction.message.staticAccountKeys[place] ?? [])
  const [fee, opening, simulated, read] = await Promise.all([
    feeOf(connection, transaction.message),
    plan.opened && priceOfOpening(connection, plan.opened),
    simulate(connection, transaction, written),
    readStates(connection, written),
  ])
  const before = read && balanceBefore(read, places, simulated)
  return { plan, fee: BigInt(fee), opening, simulated, written, before }
}

/** Returns the indexes of the accounts that a transaction may write. */
function writtenPlaces({ message }: VersionedTransaction): readonly number[] {
  return [...message.staticAccountKeys.keys()].filter((place) => message.isAccountWritable(place))
}

/** Simulates a transaction and returns the accounts after it. A node that cannot return accounts still returns the outcome. */
async function simulate(
  connection: Connection,
  transaction: VersionedTransaction,
  shown: readonly PublicKey[],
): Promise<SimulatedTransactionResponse> {
  const options = { sigVerify: false, replaceRecentBlockhash: true }
  const accounts = { encoding: 'base64' as const, addresses: shown.map((key) => key.toBase58()) }
  try {
    return (await connection.simulateTransaction(transaction, { ...options, accounts })).value
  } catch (error) {
    if (isUnanswered(error)) throw error
    return (await connection.simulateTransaction(transaction, options)).value
  }
}

/** Returns the cost of opening an account in lamports: the minimum balance for its size, less the lamports at its address. */
async function priceOfOpening(connection: Connection, { size, held }: OpenedAccount): Promise<bigint> {
  const least = await connection.getMinimumBalanceForRentExemption(size)
  // The library returns 0 for a node's error. No account is free.
  if (least > 0) return BigInt(Math.max(0, least - held))
  const message = `No minimum for an account of ${size} bytes was answered; expected lamports above 0.`
  throw new LatchkeyError('malformed-answer', message)
}
