import { SolanaJSONRPCError } from '@solana/web3.js'
import type { Connection, PublicKey } from '@solana/web3.js'
import { shortAddress } from '../../core/domain/account/account.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { ChainBalance } from '../../core/ports/chain.ts'
import { isDecimals, solanaTokenBalances } from './token-balances.ts'

/**
 * Returns an owner's balance of a mint, summed over all token accounts. The mint's shortened address is its symbol, because a mint has none.
 * Throws `not-a-token` if there is no mint.
 */
export async function tokenBalance(
  connection: Connection,
  mint: PublicKey,
  owner: PublicKey,
): Promise<ChainBalance> {
  const address = mint.toBase58()
  const [held, supply] = await Promise.all([
    solanaTokenBalances(connection, owner),
    connection.getTokenSupply(mint).catch(failAsNoMint(address)),
  ])
  const { decimals } = supply.value
  if (!isDecimals(decimals)) {
    throw new LatchkeyError(
      'malformed-answer',
      `A mint was answered with ${shapeOf(decimals)} decimals; expected a whole number of one byte.`,
    )
  }
  const amount = held.find((token) => token.mint === address)?.amount ?? '0'
  return { amount, unit: { symbol: shortAddress(address, 4), decimals } }
}

// Turns a node's error into `not-a-token`. A node reports an account that is no mint, or does not exist, as an invalid parameter.
function failAsNoMint(mint: string) {
  return (error: unknown): never => {
    const isNone =
      error instanceof SolanaJSONRPCError && /not a token mint|could not find/i.test(error.message)
    if (!isNone) throw error
    const message = `There is no token at ${mint}; check \`tokens\`, and the chain id beside it.`
    throw new LatchkeyError('not-a-token', message, { cause: error })
  }
}
