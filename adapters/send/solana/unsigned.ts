import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { latestBlockhash } from '../../solana/plain-answers.ts'
import type { TransferPlan } from './transfer-plan.ts'

/** Returns the unsigned transaction of a transfer, with the latest blockhash. */
export async function unsigned(connection: Connection, plan: TransferPlan): Promise<VersionedTransaction> {
  const { blockhash } = await latestBlockhash(connection)
  return transactionOf(plan, blockhash)
}

/** Returns a fingerprint of a plan's transaction without its blockhash. Plans with equal fingerprints make the same transaction. */
export function printOf(plan: TransferPlan): string {
  return toBase64(transactionOf(plan, PublicKey.default.toBase58()).message.serialize())
}

function transactionOf({ payer, instructions }: TransferPlan, recentBlockhash: string): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash,
    instructions: [...instructions],
  })
  // Every wallet signs legacy messages, and no transfer needs an address lookup table.
  return new VersionedTransaction(message.compileToLegacyMessage())
}
