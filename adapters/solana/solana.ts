import { PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Network } from '../../core/domain/network.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { SolanaChain } from '../../core/ports/solana-chain.ts'
import { requestLimit } from '../time-limit.ts'
import { askNode } from './ask-node.ts'
import type { SolanaSettings } from './ask-node.ts'
import { feeOf, messageFrom, unitPrices } from './message-fees.ts'
import type { SendOptions } from './send-signed.ts'
import { sendTimes, sendTransaction } from './send-transaction.ts'
import type { SendTimes } from './send-transaction.ts'
import { tokenBalance } from './token-balance.ts'
import { tokenBalances } from './token-balances.ts'

/** Solana's chains, and the way to send for wallets that only sign. */
export interface Solana extends SolanaChain {
  /** Sends a signed, serialized transaction and waits until it is confirmed; answers its signature in base58. */
  send(
    request: { network: Network; transaction: Uint8Array; options: SendOptions },
    signal: AbortSignal,
  ): Answer<{ signature: string }>
}

/** Solana's chains through its own library; `limit` is for a whole question in milliseconds, all URLs and all tries included. */
export function createSolana({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
  times = sendTimes,
}: Partial<SolanaSettings> & { readonly times?: SendTimes } = {}): Solana {
  const settings = { limit, fetch, endpoint }
  const hurried = { ...settings, limit: Math.ceil(limit / 3) }
  return {
    balance: async ({ network, address, token }, signal) => {
      if (token !== undefined)
        return askNode(network, settings, signal, (connection) =>
          tokenBalance(connection, keyOf(token), keyOf(address)),
        )
      const amount = await askNode(network, settings, signal, async (connection) => {
        const { value } = await connection.getBalanceAndContext(keyOf(address))
        return lamports(value)
      })
      return { amount }
    },
    tokens: async ({ network, address }, signal) => ({
      tokens: await askNode(network, settings, signal, (connection) =>
        tokenBalances(connection, keyOf(address)),
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
    blockhash: ({ network }, signal) =>
      askNode(network, settings, signal, (connection) => connection.getLatestBlockhash()),
    send: (request, signal) => sendTransaction(request, settings, times, signal),
  }
}

/** Not every node tells prices; a fee stands without them, where the question was not taken back. */
function orNone(error: unknown): null {
  if (error instanceof LatchkeyError) return null
  throw error
}

function keyOf(address: string): PublicKey {
  try {
    return new PublicKey(address)
  } catch (cause) {
    throw new LatchkeyError(
      'invalid-address',
      `Solana knows no account ${shapeOf(address)}; expected 32 bytes in base58.`,
      { cause },
    )
  }
}

function lamports(value: number): string {
  if (Number.isInteger(value) && value >= 0) return BigInt(value).toString()
  throw new LatchkeyError(
    'malformed-answer',
    `A balance of ${value} lamports was answered; expected a whole number.`,
  )
}
