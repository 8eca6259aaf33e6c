import { TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Network } from '../../core/domain/network.ts'
import type { SendEstimate } from '../../core/domain/send-estimate.ts'
import type { Transfer } from '../../core/domain/transfer.ts'
import { latestBlockhash } from '../solana/plain-answers.ts'
import { feeOf } from '../solana/message-fees.ts'
import { simulationFailure } from './simulation-failure.ts'
import { planTransfer } from './transfer-plan.ts'
import type { OpenedAccount, TransferPlan } from './transfer-plan.ts'

/** What a transfer costs, once a node found in a dry run that it would go through; else why not. */
export async function priceTransfer(
  connection: Connection,
  network: Network,
  transfer: Transfer,
): Promise<SendEstimate> {
  const plan = await planTransfer(connection, transfer)
  const transaction = await unsigned(connection, plan)
  const [fee, opening] = await Promise.all([
    feeOf(connection, transaction.message),
    plan.opened && priceOfOpening(connection, plan.opened),
    tryOut(connection, network, transaction),
  ])
  const cost = (BigInt(fee) + (opening ?? 0n)).toString()
  return {
    gas: null,
    fees: null,
    mostCost: cost,
    likelyCost: cost,
    ...(opening !== null && { opening: opening.toString() }),
    ...(plan.kept !== null && { kept: plan.kept.toString() }),
  }
}

/** The transaction of a transfer as its sender has yet to sign it, over the last blockhash. */
export async function unsigned(
  connection: Connection,
  { payer, instructions }: TransferPlan,
): Promise<VersionedTransaction> {
  const { blockhash: recentBlockhash } = await latestBlockhash(connection)
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash,
    instructions: [...instructions],
  })
  // Every wallet signs legacy messages, and no transfer needs a table of addresses.
  return new VersionedTransaction(message.compileToLegacyMessage())
}

/** Has a node run a transaction without keeping what comes of it; throws why it would not go through. */
async function tryOut(
  connection: Connection,
  network: Network,
  transaction: VersionedTransaction,
): Promise<void> {
  const { value } = await connection.simulateTransaction(transaction, {
    sigVerify: false,
    replaceRecentBlockhash: true,
  })
  if (value.err !== null) throw simulationFailure(value, network)
}

/** What an account takes to be opened, in lamports: what one of its size has to hold to stay, less what is there. */
async function priceOfOpening(connection: Connection, { size, held }: OpenedAccount): Promise<bigint> {
  const least = await connection.getMinimumBalanceForRentExemption(size)
  // The library answers 0 for a node's error, and there is no account for nothing.
  if (least > 0) return BigInt(Math.max(0, least - held))
  const message = `No minimum for an account of ${size} bytes was answered; expected lamports above 0.`
  throw new LatchkeyError('malformed-answer', message)
}
