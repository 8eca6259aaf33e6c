import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { tokenPrograms } from '../../solana/token-programs.ts'
import type { Mint } from './mint.ts'

const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The instruction `CreateIdempotent` of the associated token program: it does nothing where the account is there. */
const createIdempotent = 1

/** Where an owner's tokens of a mint are kept, unless they chose another account (associated token account). */
export function associatedAccount(owner: PublicKey, { key, program }: Mint): PublicKey {
  const seeds = [owner, new PublicKey(tokenPrograms[program]), key].map((part) => part.toBytes())
  const [account] = PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)
  return account
}

/** Opens the associated account of an owner at the payer's cost. */
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

/** Bytes in the form that the library's types ask for. */
export function bytesOf(...bytes: readonly number[]): TransactionInstruction['data'] {
  return Uint8Array.from(bytes) as TransactionInstruction['data']
}
