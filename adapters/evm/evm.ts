import { getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import type { Network } from '../../core/domain/network.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Chain } from '../../core/ports/chain.ts'
import { requestLimit, withTimeLimit } from '../time-limit.ts'
import { evmClient } from './evm-client.ts'
import type { EvmSettings } from './evm-client.ts'
import { nodeError } from './node-error.ts'

/** EVM chains, and the way to their nodes for wallets on another device. */
export interface Evm extends Chain {
  /** What a node answers to a question of JSON-RPC (EIP-1474), as it came. */
  ask(request: { network: Network; method: string; params: unknown }, signal: AbortSignal): Answer<unknown>
}

/** EVM chains through viem; `limit` is for the whole question in milliseconds, all URLs and all tries included. */
export function createEvm({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<EvmSettings> = {}): Evm {
  return {
    balance: ({ network, address }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const client = evmClient(network, { limit, fetch, endpoint }, own, isQuantity)
        try {
          const amount = await getBalance(client, { address: getAddress(address) })
          return { amount: amount.toString() }
        } catch (error) {
          throw nodeError(error, network)
        }
      }),
    ask: ({ network, method, params }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const client = evmClient(network, { limit, fetch, endpoint }, own)
        try {
          // viem's types know only methods of its own.
          return await client.request({ method, params } as never)
        } catch (error) {
          throw nodeError(error, network)
        }
      }),
  }
}

/** Whether an answer is a number of 256 bits at most, as JSON-RPC writes it. */
function isQuantity(answer: unknown): boolean {
  return typeof answer === 'string' && /^0x0*[\da-f]{1,64}$/i.test(answer)
}
