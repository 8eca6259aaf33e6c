import {
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { readTransaction, type WireTransaction } from './wire-transaction.ts'

/** Signs a transaction (legacy) with its payer and the signers of its instructions. */
export async function signTransaction(
  payer: TransactionSigner,
  instructions: readonly Instruction[],
  recent: string,
): Promise<WireTransaction> {
  // The last block height is known to clients only. It is not in the transaction.
  const lifetime = { blockhash: blockhash(recent), lastValidBlockHeight: 0n }
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (dated) => appendTransactionMessageInstructions(instructions, dated),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return readTransaction(getBase64EncodedWireTransaction(signed), 'base64')
}
