import { VersionedTransaction } from '@solana/web3.js'
import type { Connection, PublicKey, SimulatedTransactionResponse } from '@solana/web3.js'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import { feeOf } from '../../solana/message-fees.ts'
import { readStates } from './account-states.ts'
import type { SolanaAccountState } from './account-states.ts'
import { heldBefore } from './held-before.ts'
import { planTransfer } from './transfer-plan.ts'
import type { OpenedAccount, TransferPlan } from './transfer-plan.ts'
import { unsigned } from './unsigned.ts'
import { isUnanswered } from './unanswered.ts'

/** What a node said of a transfer when it ran the transaction without keeping what came of it. */
export type TransferSimulation = {
  readonly plan: TransferPlan
  /** In lamports. */
  readonly fee: bigint
  /** What stays in the receiver's account that is opened, in lamports; null where none is. */
  readonly opening: bigint | null
  readonly simulated: SimulatedTransactionResponse
  /** Every account that the transaction may write to: nothing else can change. */
  readonly written: readonly PublicKey[]
  /** Those accounts before; null where the node did not show them. */
  readonly before: readonly SolanaAccountState[] | null
}

/** Plans a transfer and tries it. */
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
  const before = read && heldBefore(read, places, simulated)
  return { plan, fee: BigInt(fee), opening, simulated, written, before }
}

/** Where a transaction names the accounts that it may write to. */
function writtenPlaces({ message }: VersionedTransaction): readonly number[] {
  return [...message.staticAccountKeys.keys()].filter((place) => message.isAccountWritable(place))
}

/** Runs a transaction and shows the accounts that it leaves; a node that shows none says how it ends all the same. */
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

/** What an account takes to be opened, in lamports: what one of its size has to hold to stay, less what is there. */
async function priceOfOpening(connection: Connection, { size, held }: OpenedAccount): Promise<bigint> {
  const least = await connection.getMinimumBalanceForRentExemption(size)
  // The library answers 0 for a node's error, and there is no account for nothing.
  if (least > 0) return BigInt(Math.max(0, least - held))
  const message = `No minimum for an account of ${size} bytes was answered; expected lamports above 0.`
  throw new LatchkeyError('malformed-answer', message)
}
