import { TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import type { Network } from '../../core/domain/network.ts'
import type { SendEstimate } from '../../core/domain/send-estimate.ts'
import type { Transfer } from '../../core/domain/transfer.ts'
import { latestBlockhash } from '../solana/plain-answers.ts'
import { feeOf } from '../solana/message-fees.ts'
import { simulationFailure } from './simulation-failure.ts'
import { planTransfer } from './transfer-plan.ts'
import type { TransferPlan } from './transfer-plan.ts'

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
    tryOut(connection, network, { transaction, plan }),
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

/** Has a node run a transaction without keeping what comes of it; answers what the account that it opens is filled with to stay, in lamports. */
async function tryOut(
  connection: Connection,
  network: Network,
  { transaction, plan }: { readonly transaction: VersionedTransaction; readonly plan: TransferPlan },
): Promise<bigint | null> {
  const { value } = await connection.simulateTransaction(transaction, {
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(plan.opened && { accounts: { encoding: 'base64', addresses: [plan.opened.toBase58()] } }),
  })
  if (value.err !== null) throw simulationFailure(value, network)
  const lamports = value.accounts?.[0]?.lamports
  return plan.opened && lamports !== undefined ? BigInt(lamports) : null
}
