import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { tokenPrograms } from '../../solana/token-programs.ts'
import type { Mint } from './mint.ts'

const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The instruction `CreateIdempotent` of the associated token program. It does nothing if the account exists. */
const createIdempotent = 1

/** Returns the associated token account, which holds an owner's tokens of a mint by default. */
export function associatedAccount(owner: PublicKey, { key, program }: Mint): PublicKey {
  const seeds = [owner, new PublicKey(tokenPrograms[program]), key].map((part) => part.toBytes())
  const [account] = PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)
  return account
}

/** Returns the instruction that opens an owner's associated token account. The payer pays for it. */
export function openAssociated(payer: PublicKey, owner: PublicKey, mint: Mint): TransactionInstruction {
  const readable = { isSigner: false, isWritable: false }
  return new TransactionInstruction({
    programId: associatedTokenProgram,
    keys: [
      { pubkey: payer, isSigner: true, isWritable: true },
      { pubkey: associatedAccount(owner, mint), isSigner: false, isWritable: true },
      { pubkey: owner, ...readable },
      { pubkey: mint.key, ...readable },
      { pubkey: SystemProgram.programId, ...readable },
      { pubkey: new PublicKey(tokenPrograms[mint.program]), ...readable },
    ],
    data: bytesOf(createIdempotent),
  })
}

/** Returns bytes in the type that the library expects. */
export function bytesOf(...bytes: readonly number[]): TransactionInstruction['data'] {
  return Uint8Array.from(bytes) as TransactionInstruction['data']
}
