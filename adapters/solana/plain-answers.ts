import type { AccountInfo, BlockhashWithExpiryBlockHeight, Connection, PublicKey } from '@solana/web3.js'

// The library's shorter methods turn every error into a text. The methods with context pass errors on.

/** Returns the latest blockhash, and the height of the last block that accepts it. */
export async function latestBlockhash(connection: Connection): Promise<BlockhashWithExpiryBlockHeight> {
  return (await connection.getLatestBlockhashAndContext()).value
}

/** Returns the account at an address, or null. */
export async function accountAt(
  connection: Connection,
  key: PublicKey,
): Promise<AccountInfo<Uint8Array> | null> {
  return (await connection.getAccountInfoAndContext(key)).value
}
