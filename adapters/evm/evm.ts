import { getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import { requestLimit } from '../../core/domain/limits.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { evmClient } from './evm-client.ts'
import type { EvmSettings } from './evm-client.ts'
import { isContractAnswer, notToken, tokenBalance } from './token-balance.ts'
import { nodeError } from './node-error.ts'

/** Creates the port of EVM chains over viem. `limit` is the time for one question in milliseconds, with all URLs and retries. */
export function createEvm({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<EvmSettings> = {}): EvmChain {
  return {
    balance: ({ network, address, token }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const isAnswer = token === undefined ? isQuantity : isContractAnswer
        const client = evmClient(network, { limit, fetch, endpoint }, own, isAnswer)
        try {
          if (token !== undefined)
            return await tokenBalance(
              async (call, mayRefuse = false) => {
                try {
                  return await client.request({ method: 'eth_call', params: [call, 'latest'] } as never)
                } catch (error) {
                  if (mayRefuse && nodeError(error, network, 'symbol').code === 'execution-reverted')
                    return '0x'
                  throw error
                }
              },
              token,
              address,
            )
          const amount = await getBalance(client, { address: getAddress(address) })
          return { amount: amount.toString() }
        } catch (error) {
          const told = nodeError(error, network, 'balance; expected a hex number')
          throw token !== undefined && told.code === 'execution-reverted' ? notToken(token, told) : told
        }
      }),
    ask: ({ network, method, params }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const client = evmClient(network, { limit, fetch, endpoint }, own)
        try {
          // viem's types list only the methods that viem knows.
          return await client.request({ method, params } as never)
        } catch (error) {
          throw nodeError(error, network, `answer to ${method}; expected a JSON-RPC response`)
        }
      }),
  }
}

/** Returns whether an answer is a number of at most 256 bits in the form of JSON-RPC. */
function isQuantity(answer: unknown): boolean {
  return typeof answer === 'string' && /^0x0*[\da-f]{1,64}$/i.test(answer)
}
