import { sendTransaction } from 'viem/actions'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Secret } from '../../core/domain/values/secret.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'
import { evmClient } from '../evm/evm-client.ts'
import { nodeError } from '../evm/node-error.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { localAccount } from './local-account.ts'

type Fields = Readonly<Record<string, unknown>>

const amounts = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/**
 * Signs a transaction in the form of `eth_sendTransaction` and sends it to the nodes of its network. Returns its hash without waiting for a
 * receipt.
 */
export async function localTransaction(
  keys: readonly Secret<string>[],
  { network, params }: { readonly network: Network; readonly params: unknown },
  signal: AbortSignal,
): Promise<string> {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Fields
  const account = localAccount(keys, fields['from'])
  checkChain(fields['chainId'], network)
  const transaction = {
    to: (fields['to'] ?? null) as `0x${string}` | null,
    data: (fields['data'] ?? fields['input']) as `0x${string}` | undefined,
    nonce: fields['nonce'] === undefined ? undefined : Number(numberIn(fields, 'nonce')),
    ...Object.fromEntries(
      amounts.filter((name) => fields[name] !== undefined).map((name) => [name, numberIn(fields, name)]),
    ),
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

function checkChain(given: unknown, { id, name }: Network): void {
  if (given === undefined) return
  const chainId: ChainId = `eip155:${numberIn({ chainId: given }, 'chainId')}`
  if (chainId === id) return
  throw new LatchkeyError(
    'chain-mismatch',
    `The transaction is for ${chainId}, and the local key wallet is on ${name} (${id}); switch first.`,
  )
}

function numberIn(fields: Fields, name: string): bigint {
  const given = fields[name]
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0) return BigInt(given)
  if (typeof given === 'string' && /^0x[0-9a-f]+$/i.test(given)) return BigInt(given)
  throw new LatchkeyError(
    'invalid-request',
    `The field ${name} of the transaction is ${shapeOf(given)}; expected a number as 0x and hex digits.`,
  )
}
