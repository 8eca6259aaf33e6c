import type { Address, Hex } from 'viem'
import { askNode } from './ask-node.ts'
import type { Behaviour } from './behaviour.ts'
import type { WalletChain } from './known-chains.ts'
import type { TransactionRequest } from './transaction.ts'

/** An id as a wallet gives that collects signatures: it is written like a hash, and no node ever knows it. */
export const unknownId: Hex = `0x${'5afe'.repeat(16)}`

/** To whom a wallet sends that does not send where it was asked to. */
const elsewhere: Address = '0x000000000000000000000000000000000000bEEF'

/** A suffix that says which app brought a transaction (ERC-8021, schema 0). */
const suffix = '73616e64626f780700' + '8021'.repeat(8)

/** How many blocks are read back to find a transaction of somebody else. */
const blocksBack = 50

/** Returns what a wallet sends in the place of what it was asked for. */
export function changedRequest(request: TransactionRequest, sends: Behaviour['sends']): TransactionRequest {
  const { data = '0x' } = request
  if (sends === 'tagged' && data !== '0x') return { ...request, data: `${data}${suffix}` as Hex }
  if (sends !== 'elsewhere') return request
  return data.startsWith('0xa9059cbb')
    ? { ...request, data: `${data.slice(0, 34)}${elsewhere.slice(2)}${data.slice(74)}` as Hex }
    : { ...request, to: elsewhere }
}

/** Returns the hash of the last transaction that an account did not send; throws where there is none. */
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
