import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { latestBlockhash } from '../../solana/plain-answers.ts'
import type { TransferPlan } from './transfer-plan.ts'

/** The transaction of a transfer as its sender has yet to sign it, over the last blockhash. */
export async function unsigned(connection: Connection, plan: TransferPlan): Promise<VersionedTransaction> {
  const { blockhash } = await latestBlockhash(connection)
  return transactionOf(plan, blockhash)
}

/** What a plan would have signed but for the blockhash: two plans with the same print make the same transaction. */
export function printOf(plan: TransferPlan): string {
  return toBase64(transactionOf(plan, PublicKey.default.toBase58()).message.serialize())
}

function transactionOf({ payer, instructions }: TransferPlan, recentBlockhash: string): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash,
    instructions: [...instructions],
  })
  // Every wallet signs legacy messages, and no transfer needs a table of addresses.
  return new VersionedTransaction(message.compileToLegacyMessage())
}
