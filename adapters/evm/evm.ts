import { getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import type { Chain } from '../../core/ports/chain.ts'
import { requestLimit, withTimeLimit } from '../time-limit.ts'
import { evmClient } from './evm-client.ts'
import type { EvmSettings } from './evm-client.ts'
import { nodeError } from './node-error.ts'

/** EVM chains through viem; `limit` is for the whole question in milliseconds, all URLs and all tries included. */
export function createEvm({
  limit = requestLimit,
  fetch = globalThis.fetch,
  endpoint,
}: Partial<EvmSettings> = {}): Chain {
  return {
    balance: ({ network, address }, signal) =>
      withTimeLimit({ what: network.name, limit, signal }, async (own) => {
        const client = evmClient(network, { limit, fetch, endpoint }, own)
        try {
          const amount = await getBalance(client, { address: getAddress(address) })
          if (amount < 0n || amount >= 2n ** 256n) throw new RangeError('A balance has 256 bits.')
          return { amount: amount.toString() }
        } catch (error) {
          throw nodeError(error, network)
        }
      }),
  }
}
