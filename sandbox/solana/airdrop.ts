import type { SolanaKey } from '../solana-key.ts'
import { transferCoins, uniqueMark } from './accounts/instructions.ts'
import { signTransaction } from './ledger/transaction-signing.ts'
import type { WireTransaction } from './ledger/wire-transaction.ts'

/** Lamports the faucet begins with. */
export const faucetCoins = 500_000_000n * 1_000_000_000n

/** The faucet's signed transfer to an address; no two are equal, so that each is a transaction of its own. */
export function writeAirdrop(
  faucet: SolanaKey,
  to: string,
  lamports: number,
  blockhash: string,
): Promise<WireTransaction> {
  return signTransaction(
    faucet,
    [uniqueMark(), transferCoins(faucet.address, to, BigInt(lamports))],
    blockhash,
  )
}
