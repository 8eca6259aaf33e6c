import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Connection } from '@solana/web3.js'
import {
  associatedAccount,
  bytesOf,
  openAssociated,
} from '../../../../adapters/send/solana/associated-account.ts'
import type { Mint } from '../../../../adapters/send/solana/mint.ts'
import { tokenPrograms } from '../../../../adapters/solana/token-programs.ts'

const program = new PublicKey(tokenPrograms['spl-token-2022'])
/** A mint of Token-2022 with room for its rule about fees. */
const size = 165 + 1 + 4 + 108
/** The decimals of the token. */
export const feeDecimals = 2

/** Makes a token of Token-2022 that takes one percent of each transfer, 500 units at most, and deals some to its maker. */
export async function feeToken(connection: Connection, maker: Keypair, amount: bigint): Promise<PublicKey> {
  const mint = Keypair.generate()
  const fees = new TransactionInstruction({
    programId: program,
    keys: [{ pubkey: mint.publicKey, isSigner: false, isWritable: true }],
    data: bytesOf(26, 0, 0, 0, ...number(100n, 2), ...number(500n, 8)),
  })
  const begin = new TransactionInstruction({
    programId: program,
    keys: [{ pubkey: mint.publicKey, isSigner: false, isWritable: true }],
    data: bytesOf(20, feeDecimals, ...maker.publicKey.toBytes(), 0),
  })
  const described: Mint = {
    key: mint.publicKey,
    program: 'spl-token-2022',
    decimals: feeDecimals,
    symbol: null,
    fees: [],
    accountSize: 0,
  }
  const deal = new TransactionInstruction({
    programId: program,
    keys: [
      { pubkey: mint.publicKey, isSigner: false, isWritable: true },
      { pubkey: associatedAccount(maker.publicKey, described), isSigner: false, isWritable: true },
      { pubkey: maker.publicKey, isSigner: true, isWritable: false },
    ],
    data: bytesOf(7, ...number(amount, 8)),
  })
  const room = SystemProgram.createAccount({
    fromPubkey: maker.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(size),
    space: size,
    programId: program,
  })
  const opened = openAssociated(maker.publicKey, maker.publicKey, described)
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: maker.publicKey, blockhash, lastValidBlockHeight })
  transaction.add(room, fees, begin, opened, deal)
  transaction.sign(maker, mint)
  await connection.sendRawTransaction(transaction.serialize())
  return mint.publicKey
}

function number(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, place) => Number((value >> BigInt(8 * place)) & 0xffn))
}
