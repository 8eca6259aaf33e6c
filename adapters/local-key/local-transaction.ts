import { sendTransaction } from 'viem/actions'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { evmClient } from '../evm/evm-client.ts'
import { nodeError } from '../evm/node-error.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { localAccount } from './local-account.ts'
import { transactionFields } from './transaction-fields.ts'
import type { TransactionFields } from './transaction-fields.ts'

/**
 * Signs a transaction in the form of `eth_sendTransaction` and sends it to the nodes of its network. Returns its hash without waiting for a
 * receipt.
 */
export async function localTransaction(
  keys: readonly Secret<string>[],
  { network, params }: { readonly network: Network; readonly params: unknown },
  signal: AbortSignal,
): Promise<string> {
  const { from, chainId, nonce, ...fields } = transactionFields(params)
  const account = localAccount(keys, from)
  checkChain(chainId, network)
  // Its fees exclude each other only at run time, so the type names none.
  const transaction: Pick<TransactionFields, 'to' | 'data'> = {
    ...fields,
    ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
  }
  return withTimeLimit({ what: network.name, limit: 3 * requestLimit, signal }, async (own) => {
    const client = evmClient(network, { limit: requestLimit, fetch: globalThis.fetch }, own)
    try {
      return await sendTransaction(client, { account, chain: null, ...transaction })
    } catch (error) {
      throw nodeError(error, network, 'answer about a transaction; expected a JSON-RPC response')
    }
  })
}

function checkChain(given: bigint | undefined, { id, name }: Network): void {
  if (given === undefined) return
  const chainId: ChainId = `eip155:${given}`
  if (chainId === id) return
  throw new LatchkeyError(
    'chain-mismatch',
    `The transaction is for ${chainId}, and the local key wallet is on ${name} (${id}); switch first.`,
  )
}
