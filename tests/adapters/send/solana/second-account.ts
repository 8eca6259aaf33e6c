import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import { associatedAccount, bytesOf } from '../../../../adapters/send/solana/associated-account.ts'
import { readMint } from '../../../../adapters/send/solana/mint.ts'
import { tokenTransfer } from '../../../../adapters/send/solana/token-transfer.ts'
import { tokenPrograms } from '../../../../adapters/solana/token-programs.ts'

const size = 165
/** The instruction `InitializeAccount3` of the token programs. */
const initialize = 18

/** Opens another account of an owner for a token beside the associated one, and moves some there; answers its address. */
export async function secondAccount(
  connection: Connection,
  given: { readonly owner: Keypair; readonly token: string; readonly amount: bigint },
): Promise<PublicKey> {
  const { owner, token, amount } = given
  const mint = await readMint(connection, new PublicKey(token))
  const account = Keypair.generate()
  const room = SystemProgram.createAccount({
    fromPubkey: owner.publicKey,
    newAccountPubkey: account.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(size),
    space: size,
    programId: new PublicKey(tokenPrograms['spl-token']),
  })
  const begin = new TransactionInstruction({
    programId: new PublicKey(tokenPrograms['spl-token']),
    keys: [
      { pubkey: account.publicKey, isSigner: false, isWritable: true },
      { pubkey: mint.key, isSigner: false, isWritable: false },
    ],
    data: bytesOf(initialize, ...owner.publicKey.toBytes()),
  })
  const source = associatedAccount(owner.publicKey, mint)
  const move = { source, destination: account.publicKey, owner: owner.publicKey, amount, fee: null }
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: owner.publicKey, blockhash, lastValidBlockHeight })
  transaction.add(room, begin, tokenTransfer(mint, move))
  transaction.sign(owner, account)
  await connection.sendRawTransaction(transaction.serialize())
  return account.publicKey
}
