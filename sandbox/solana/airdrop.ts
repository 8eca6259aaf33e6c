import type { SolanaKey } from '../solana-key.ts'
import { transferCoins, uniqueMark } from './accounts/instructions.ts'
import { signTransaction } from './ledger/transaction-signing.ts'
import type { WireTransaction } from './ledger/wire-transaction.ts'

/** The faucet's initial lamports. */
export const faucetCoins = 500_000_000n * 1_000_000_000n

/** Returns the faucet's signed transfer to an address. Each one is unique, so that it is a transaction of its own. */
export function writeAirdrop(
  faucet: SolanaKey,
  to: string,
  lamports: number,
  blockhash: string,
): Promise<WireTransaction> {
  return signTransaction(faucet, [uniqueMark(), transferCoins(faucet, to, BigInt(lamports))], blockhash)
}
