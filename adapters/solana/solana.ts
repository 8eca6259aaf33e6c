import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { SolanaChain } from '../../core/ports/solana-chain.ts'
import { restrainedFetch } from '../http/restrained-fetch.ts'
import { toPublicKey } from './account-key.ts'
import { askNode } from './ask-node.ts'
import { latestBlockhash } from './plain-answers.ts'
import type { SolanaSettings } from './ask-node.ts'
import { feeOf, messageFrom, unitPrices } from './message-fees.ts'
import type { SendOptions } from './send-signed.ts'
import { sendTimes, sendTransaction } from './send-transaction.ts'
import type { SendTimes } from './send-transaction.ts'
import { tokenBalance } from './token-balance.ts'
import { solanaTokenBalances } from './token-balances.ts'

/** The port of Solana's chains, and the sending for wallets that only sign. */
export interface Solana extends SolanaChain {
  /** Sends a signed, serialized transaction and waits until it is confirmed. Returns its signature in base58. */
  send(
    request: { network: Network; transaction: Uint8Array; options: SendOptions },
    signal: AbortSignal,
  ): Answer<{ signature: string }>
}

/** Creates the port of Solana's chains over Solana's library. `limit` is the time for one question in milliseconds, with all URLs and retries. */
export function createSolana({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
  times = sendTimes,
}: Partial<SolanaSettings> & { readonly times?: SendTimes } = {}): Solana {
  const settings = { limit, fetch: restrainedFetch(fetch), endpoint }
  const hurried = { ...settings, limit: Math.ceil(limit / 3) }
  return {
    balance: async ({ network, address, token }, signal) => {
      if (token !== undefined)
        return askNode(network, settings, signal, (connection) =>
          tokenBalance(connection, toPublicKey(token), toPublicKey(address)),
        )
      const amount = await askNode(network, settings, signal, async (connection) => {
        const { value } = await connection.getBalanceAndContext(toPublicKey(address))
        return lamports(value)
      })
      return { amount }
    },
    tokens: async ({ network, address }, signal) => ({
      tokens: await askNode(network, settings, signal, (connection) =>
        solanaTokenBalances(connection, toPublicKey(address)),
      ),
    }),
    fees: async ({ network, message }, signal) => {
      const read = messageFrom(message)
      const [fee, prices] = await Promise.all([
        askNode(network, settings, signal, (connection) => feeOf(connection, read)),
        askNode(network, hurried, signal, (connection) => unitPrices(connection, read)).catch(orNone),
      ])
      return { fee, unitPrices: prices }
    },
    blockhash: ({ network }, signal) => askNode(network, settings, signal, latestBlockhash),
    send: (request, signal) => sendTransaction(request, { limit, fetch, endpoint }, times, signal),
  }
}

/** Returns null for a node's error, because some nodes return no prices and a fee is useful without them. Throws after an abort. */
function orNone(error: unknown): null {
  if (error instanceof LatchkeyError) return null
  throw error
}

function lamports(value: number): string {
  if (Number.isInteger(value) && value >= 0) return BigInt(value).toString()
  throw new LatchkeyError(
    'malformed-answer',
    `A balance of ${value} lamports was answered; expected a whole number.`,
  )
}
