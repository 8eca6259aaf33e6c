import type { AccountInfo, BlockhashWithExpiryBlockHeight, Connection, PublicKey } from '@solana/web3.js'

// The library's shorter methods turn whatever is thrown into a text; those with context pass it on.

/** The last blockhash, and the height of the last block that takes a transaction with it. */
export async function latestBlockhash(connection: Connection): Promise<BlockhashWithExpiryBlockHeight> {
  return (await connection.getLatestBlockhashAndContext()).value
}

/** What stands at an address; null for nothing. */
export async function accountAt(
  connection: Connection,
  key: PublicKey,
): Promise<AccountInfo<Uint8Array> | null> {
  return (await connection.getAccountInfoAndContext(key)).value
}
