import { formatUnits, getAddress, type Address } from 'viem'
import { transfersOf, type AccountTransfer } from './account-transfers.ts'
import type { Asset } from '../tokens/asset.ts'
import type { ChainIndex, IndexedTransaction } from '../chain-index.ts'
import { coinOf } from '../tokens/coin.ts'
import { createTokenFacts, type TokenFacts } from '../tokens/token-facts.ts'
import { rowId, writeTime, type HistoryEntry, type HistoryRow, type HistoryTransfer } from './history-row.ts'
import { applicationIcon, collectibleImage, iconUrl } from '../icons.ts'
import { operationType } from './operation-type.ts'
import type { ServedChain, ServiceWorld } from '../service-world.ts'

/** Returns a function that reads the history of an account on an EVM chain. */
export function evmHistory(
  world: ServiceWorld,
  { chain, node }: ServedChain,
  index: ChainIndex,
): (account: Address) => Promise<readonly HistoryEntry[]> {
  const facts = createTokenFacts(node)

  async function write(transaction: IndexedTransaction, account: Address): Promise<HistoryRow> {
    const moved = transfersOf(transaction, account)
    const transfers = await Promise.all(moved.map((transfer) => writeTransfer(transfer, facts)))
    const contract = world.contract(transaction.to)
    const [only, ...others] = moved
    const { hash, nonce, status, time } = transaction
    return {
      id: rowId(hash, account),
      metadata: {
        operationType: operationType(transaction, moved, account),
        hash,
        minedAt: writeTime(time),
        sentFrom: only && others.length === 0 ? only.from : transaction.from,
        sentTo: only && others.length === 0 ? only.to : (transaction.to ?? ''),
        status,
        nonce,
        application: contract?.application
          ? { name: contract.application, iconUrl: applicationIcon(world, contract.application) }
          : null,
        chain,
      },
      transfers,
    }
  }

  async function writeTransfer(transfer: AccountTransfer, of: TokenFacts): Promise<HistoryTransfer> {
    const { direction, token, amount, id } = transfer
    if (token !== null && id !== null) {
      const { name } = await of(token)
      const picture = { url: collectibleImage(world, `${token} ${id}`), content_type: 'image/svg+xml' }
      return {
        fungible_info: null,
        nft_info: {
          name: `${name} #${id}`,
          content: { preview: picture, detail: picture },
          flags: { is_spam: world.contract(token)?.isSpam ?? false },
        },
        direction,
        quantity: { numeric: '1' },
        value: null,
        price: null,
      }
    }
    const asset: Asset = token === null ? coinOf(chain) : { ...(await of(token)), address: getAddress(token) }
    const price = world.prices.of(chain, asset)
    const numeric = formatUnits(amount, asset.decimals)
    return {
      fungible_info: { name: asset.name, symbol: asset.symbol, icon: { url: iconUrl(world, asset.symbol) } },
      nft_info: null,
      direction,
      quantity: { numeric },
      value: price === null ? null : Number(numeric) * price,
      price,
    }
  }

  return async (account) =>
    (await index.of(account)).map((transaction) => ({
      time: transaction.time,
      chain,
      block: transaction.block,
      index: transaction.index,
      isPending: transaction.status === 'pending',
      write: () => write(transaction, account),
    }))
}
