import { HDKey, hdKeyToAccount } from 'viem/accounts'
import type { LocalAccount } from 'viem'
import { mnemonic } from '../chains/mnemonic.ts'
import { phraseSeed, solanaKey, type SolanaKey } from '../solana-key.ts'

/** One account of the phone: a key for each namespace. */
export type PhoneAccount = { readonly evm: LocalAccount; readonly solana: SolanaKey }

/** The positions of the phone's accounts among the funded accounts. */
export const accountPositions = [7, 8] as const

/** Derives the phone's accounts from the sandbox's phrase. */
export async function phoneAccounts(): Promise<readonly PhoneAccount[]> {
  const keys = HDKey.fromMasterSeed(await phraseSeed(mnemonic))
  return Promise.all(
    accountPositions.map(async (addressIndex) => ({
      evm: hdKeyToAccount(keys, { addressIndex }),
      solana: await solanaKey(mnemonic, addressIndex),
    })),
  )
}

/** Returns the account's address on a chain (CAIP-2 id). */
export function addressOn(chain: string, account: PhoneAccount): string {
  return chain.startsWith('solana:') ? account.solana.address : account.evm.address
}
