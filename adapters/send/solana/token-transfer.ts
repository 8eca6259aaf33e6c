import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { tokenPrograms } from '../../solana/token-programs.ts'
import { bytesOf } from './associated-account.ts'
import type { Mint } from './mint.ts'

/** A move of tokens between two token accounts of one mint, and what the token takes of it; null where it takes nothing of any. */
export type TokenAccountMove = {
  readonly source: PublicKey
  readonly destination: PublicKey
  readonly owner: PublicKey
  readonly amount: bigint
  readonly fee: bigint | null
}

// `TransferChecked`, and of Token-2022 `TransferFeeExtension` with its `TransferCheckedWithFee`.
const transferChecked = 12
const withFee = [26, 1]

/** Moves tokens, and only by the decimals and the fee that were counted on. */
export function tokenTransfer(mint: Mint, move: TokenAccountMove): TransactionInstruction {
  const { source, destination, owner, amount, fee } = move
  return new TransactionInstruction({
    programId: new PublicKey(tokenPrograms[mint.program]),
    keys: [
      { pubkey: source, isSigner: false, isWritable: true },
      { pubkey: mint.key, isSigner: false, isWritable: false },
      { pubkey: destination, isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: true, isWritable: false },
    ],
    data:
      fee === null
        ? bytesOf(transferChecked, ...word(amount), mint.decimals)
        : bytesOf(...withFee, ...word(amount), mint.decimals, ...word(fee)),
  })
}

/** A number of 64 bits, its lowest byte first. */
function word(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}
