import type { Address, Hex } from 'viem'
import { askNode } from './ask-node.ts'
import type { Behaviour } from './behaviour.ts'
import type { WalletChain } from './known-chains.ts'
import type { TransactionRequest } from './transaction.ts'

/** An id like that of a wallet that collects signatures. It looks like a hash, but no node knows it. */
export const unknownId: Hex = `0x${'5afe'.repeat(16)}`

/** The receiver of a wallet that sends to another address than requested. */
const elsewhere: Address = '0x000000000000000000000000000000000000bEEF'

/** A suffix that names the app of a transaction (ERC-8021, schema 0). */
const suffix = '73616e64626f780700' + '8021'.repeat(8)

/** How many past blocks are searched for another account's transaction. */
const blocksBack = 50

/** Returns the transaction that a wallet sends in place of the requested one. */
export function changedRequest(request: TransactionRequest, sends: Behaviour['sends']): TransactionRequest {
  const { data = '0x' } = request
  if (sends === 'tagged' && data !== '0x') return { ...request, data: `${data}${suffix}` as Hex }
  if (sends !== 'elsewhere') return request
  return data.startsWith('0xa9059cbb')
    ? { ...request, data: `${data.slice(0, 34)}${elsewhere.slice(2)}${data.slice(74)}` as Hex }
    : { ...request, to: elsewhere }
}

/** Returns the hash of the last transaction of another account. Throws if there is none. */
export async function strangersHash(chain: WalletChain, account: Address): Promise<Hex> {
  const last = Number(await askNode(chain, 'eth_blockNumber', []))
  for (let number = last; number > Math.max(0, last - blocksBack); number -= 1) {
    const block = (await askNode(chain, 'eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
      readonly transactions: readonly { readonly hash: Hex; readonly from: string }[]
    }
    const other = block.transactions.find(({ from }) => from.toLowerCase() !== account.toLowerCase())
    if (other) return other.hash
  }
  throw new Error('Nobody else has sent anything here.')
}
