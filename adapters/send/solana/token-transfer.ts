import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { tokenPrograms } from '../../solana/token-programs.ts'
import { bytesOf } from './associated-account.ts'
import type { Mint } from './mint.ts'

/** A transfer between two token accounts of one mint. `fee` is the token's fee, and null if the token has no fee. */
export type TokenAccountMove = {
  readonly source: PublicKey
  readonly destination: PublicKey
  readonly owner: PublicKey
  readonly amount: bigint
  readonly fee: bigint | null
}

// The instructions `TransferChecked`, and `TransferCheckedWithFee` of Token-2022's `TransferFeeExtension`.
const transferChecked = 12
const withFee = [26, 1]

/** Returns the instruction of a transfer. It fails if the decimals or the fee differ from the given ones. */
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

/** Returns a 64-bit number in little-endian order. */
function word(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}
