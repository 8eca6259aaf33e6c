import { decodeBase58 } from '../base58.ts'
import type { SolanaKey } from '../solana-key.ts'
import { computeBudgetProgram, systemProgram } from './programs.ts'
import { readTransaction, type WireTransaction } from './wire-transaction.ts'

/** Lamports the faucet begins with. */
export const faucetCoins = 500_000_000n * 1_000_000_000n

const transferInstruction = 2
const unitLimitInstruction = 2
let airdropsMade = 0

/** The faucet's signed transfer to an address; no two are equal, so that each is a transaction of its own. */
export async function writeAirdrop(
  faucet: SolanaKey,
  to: string,
  lamports: number,
  blockhash: string,
): Promise<WireTransaction> {
  airdropsMade += 1
  const keys = [faucet.address, to, systemProgram, computeBudgetProgram].map(decodeBase58)
  const limit = new DataView(new ArrayBuffer(5))
  limit.setUint8(0, unitLimitInstruction)
  limit.setUint32(1, 1_000 + (airdropsMade % 100_000), true)
  const transfer = new DataView(new ArrayBuffer(12))
  transfer.setUint32(0, transferInstruction, true)
  transfer.setBigUint64(4, BigInt(lamports), true)
  // One signer, and the two programs at the end are only read (the message format of Solana, legacy version).
  const message = Uint8Array.from(
    [
      [1, 0, 2, keys.length],
      ...keys.map((key) => [...key]),
      [...decodeBase58(blockhash)],
      [2, 3, 0, limit.byteLength, ...bytesOf(limit)],
      [2, 2, 0, 1, transfer.byteLength, ...bytesOf(transfer)],
    ].flat(),
  )
  const bytes = Uint8Array.from([1, ...(await faucet.sign(message)), ...message])
  return readTransaction(Buffer.from(bytes).toString('base64'), 'base64')
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer)
}
