import {
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getUtf8Encoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Address } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { latchkey, rpc } from './latchkey.ts'

/** The wallet's signature of a text, in base58. */
export async function signText(owner: Address, text: string): Promise<string> {
  const message = getBase58Decoder().decode(getUtf8Encoder().encode(text))
  return ask('solana_signMessage', { message, pubkey: owner })
}

/** Sends a thousand lamports from an account to itself; answers the transaction's signature. */
export async function transferToSelf(owner: Address): Promise<string> {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  // The wallet signs later, so that the message only has to know who will.
  const source = createNoopSigner(owner)
  const transfer = getTransferSolInstruction({ source, destination: owner, amount: lamports(1000n) })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(owner, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, paid),
    (dated) => appendTransactionMessageInstruction(transfer, dated),
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message))
  return ask('solana_signAndSendTransaction', { transaction })
}

async function ask(method: string, params: object): Promise<string> {
  const { signature } = (await latchkey.request({ method, params, namespace: 'solana' })) as {
    signature: string
  }
  return signature
}
