import { PublicKey } from '@solana/web3.js'
import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Network } from '../../core/domain/network.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Chain } from '../../core/ports/chain.ts'
import { requestLimit } from '../time-limit.ts'
import { askNode } from './ask-node.ts'
import type { SolanaSettings } from './ask-node.ts'
import type { SendOptions } from './send-signed.ts'
import { sendTimes, sendTransaction } from './send-transaction.ts'
import type { SendTimes } from './send-transaction.ts'

/** Solana's chains, and the way to send for wallets that only sign. */
export interface SolanaChain extends Chain {
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
}: Partial<SolanaSettings> & { readonly times?: SendTimes } = {}): SolanaChain {
  const settings = { limit, fetch, endpoint }
  return {
    balance: async ({ network, address }, signal) => {
      const amount = await askNode(network, settings, signal, async (connection) => {
        const { value } = await connection.getBalanceAndContext(keyOf(address))
        return lamports(value)
      })
      return { amount }
    },
    send: (request, signal) => sendTransaction(request, settings, times, signal),
  }
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
