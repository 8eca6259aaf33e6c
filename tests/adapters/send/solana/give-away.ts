import { Keypair, PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { bytesOf } from '../../../../adapters/send/solana/associated-account.ts'
import { tokenPrograms } from '../../../../adapters/solana/token-programs.ts'

/** The instruction `SetAuthority` of the token programs, about who owns an account. */
const setOwner = [6, 2, 1] as const

/** Has the owner of a token account make it somebody else's, as thieves have it done; its address stays. */
export async function giveAway(
  connection: Connection,
  given: { readonly payer: Keypair; readonly owner: Keypair; readonly account: PublicKey },
): Promise<void> {
  const { payer, owner, account } = given
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, blockhash, lastValidBlockHeight })
  transaction.add(
    new TransactionInstruction({
      programId: new PublicKey(tokenPrograms['spl-token']),
      keys: [
        { pubkey: account, isSigner: false, isWritable: true },
        { pubkey: owner.publicKey, isSigner: true, isWritable: false },
      ],
      data: bytesOf(...setOwner, ...Keypair.generate().publicKey.toBytes()),
    }),
  )
  transaction.sign(payer, owner)
  await connection.sendRawTransaction(transaction.serialize())
}
