import { formatUnits } from 'viem'
import type { ApiNode } from '../api-node.ts'
import type { Asset } from '../tokens/asset.ts'
import { coinOf } from '../tokens/coin.ts'
import { rowId, writeTime, type HistoryEntry, type HistoryRow, type HistoryTransfer } from './history-row.ts'
import { iconUrl } from '../icons.ts'
import type { ServedChain, ServiceWorld } from '../service-world.ts'
import { readTokenAccounts } from '../tokens/solana-holdings.ts'

const mostSignatures = 1_000

type Signature = {
  readonly signature: string
  readonly slot: number
  readonly blockTime: number
  readonly confirmationStatus: string
}

type TokenBalance = {
  readonly mint: string
  readonly owner: string
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number }
}

type SolanaTransaction = {
  readonly blockTime: number
  readonly meta: {
    readonly err: unknown
    readonly fee: number
    readonly preBalances: readonly bigint[]
    readonly postBalances: readonly bigint[]
    readonly preTokenBalances: readonly TokenBalance[]
    readonly postTokenBalances: readonly TokenBalance[]
  }
  readonly transaction: { readonly message: { readonly accountKeys: readonly { readonly pubkey: string }[] } }
}

type Change = { readonly asset: Asset; readonly amount: bigint }

/** Returns a function that reads the history of an account and its token accounts on Solana. */
export function solanaHistory(
  world: ServiceWorld,
  { chain, node }: ServedChain,
): (account: string) => Promise<readonly HistoryEntry[]> {
  async function write(found: Signature, account: string): Promise<HistoryRow> {
    const wish = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0, commitment: 'processed' }
    const [answer] = await node.ask([['getTransaction', [found.signature, wish]]])
    const transaction = answer as SolanaTransaction
    const keys = transaction.transaction.message.accountKeys.map(({ pubkey }) => pubkey)
    const changes = transaction.meta.err === null ? changesOf(world, chain, transaction, keys, account) : []
    const gone = changes.filter(({ amount }) => amount < 0n)
    const come = changes.filter(({ amount }) => amount > 0n)
    const isOwn = keys[0] === account
    const other = counterpart(transaction, keys, account)
    return {
      id: rowId(found.signature, account),
      metadata: {
        operationType:
          gone.length > 0 && come.length > 0
            ? 'trade'
            : gone.length > 0
              ? 'send'
              : come.length > 0
                ? 'receive'
                : 'execute',
        hash: found.signature,
        minedAt: writeTime(found.blockTime),
        sentFrom: come.length > 0 && !isOwn ? (other ?? keys[0] ?? '') : account,
        sentTo: come.length > 0 && !isOwn ? account : (other ?? ''),
        status: transaction.meta.err === null ? statusOf(found) : 'failed',
        nonce: 0,
        application: null,
        chain,
      },
      transfers: [...gone, ...come].map((change) => writeChange(world, chain, change)),
    }
  }

  return async (account) => {
    const places = [account, ...(await readTokenAccounts(node, account)).map(({ pubkey }) => pubkey)]
    const found = new Map<string, Signature>()
    for (const place of places)
      for (const one of await signaturesOf(node, place)) found.set(one.signature, one)
    return [...found.values()].map((signature) => ({
      time: signature.blockTime,
      chain,
      block: signature.slot,
      // Signatures of one slot have no order. Any stable order will do.
      index: Buffer.from(signature.signature).readUIntBE(0, 6),
      isPending: false,
      write: () => write(signature, account),
    }))
  }
}

async function signaturesOf(node: ApiNode, address: string): Promise<readonly Signature[]> {
  const all: Signature[] = []
  for (;;) {
    const before = all.at(-1)?.signature
    const wish = { limit: mostSignatures, commitment: 'processed', ...(before !== undefined && { before }) }
    const [page] = (await node.ask([['getSignaturesForAddress', [address, wish]]])) as readonly [Signature[]]
    all.push(...page)
    if (page.length < mostSignatures) return all
  }
}

function statusOf({ confirmationStatus }: Signature): string {
  return confirmationStatus === 'processed' ? 'pending' : 'confirmed'
}

function changesOf(
  world: ServiceWorld,
  chain: string,
  { meta }: SolanaTransaction,
  keys: readonly string[],
  account: string,
): readonly Change[] {
  const place = keys.indexOf(account)
  const fee = place === 0 ? BigInt(meta.fee) : 0n
  const [before, after] = [meta.preBalances[place] ?? 0n, meta.postBalances[place] ?? 0n]
  const coins = place < 0 ? 0n : after - before + fee
  const mints = new Set([...meta.preTokenBalances, ...meta.postTokenBalances].map(({ mint }) => mint))
  const tokens = [...mints].map((mint): Change => {
    const amount = held(meta.postTokenBalances, mint, account) - held(meta.preTokenBalances, mint, account)
    const decimals = meta.postTokenBalances.find((one) => one.mint === mint)?.uiTokenAmount.decimals ?? 0
    const known = world.tokens(chain).find(({ address }) => address === mint)
    return { asset: known ?? { address: mint, name: mint, symbol: mint.slice(0, 4), decimals }, amount }
  })
  return [{ asset: coinOf(chain), amount: coins }, ...tokens].filter(({ amount }) => amount !== 0n)
}

function held(balances: readonly TokenBalance[], mint: string, owner: string): bigint {
  return balances
    .filter((balance) => balance.mint === mint && balance.owner === owner)
    .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n)
}

/** Returns the other owner of a changed balance in a transaction: of tokens first, then of the coin. */
function counterpart({ meta }: SolanaTransaction, keys: readonly string[], account: string): string | null {
  const owner = meta.postTokenBalances.find((balance) => balance.owner !== account)?.owner
  if (owner !== undefined) return owner
  const other = keys.find(
    (key, place) => key !== account && meta.preBalances[place] !== meta.postBalances[place],
  )
  return other ?? null
}

function writeChange(world: ServiceWorld, chain: string, { asset, amount }: Change): HistoryTransfer {
  const numeric = formatUnits(amount < 0n ? -amount : amount, asset.decimals)
  const price = world.prices.of(chain, asset)
  return {
    fungible_info: { name: asset.name, symbol: asset.symbol, icon: { url: iconUrl(world, asset.symbol) } },
    nft_info: null,
    direction: amount < 0n ? 'out' : 'in',
    quantity: { numeric },
    value: price === null ? null : Number(numeric) * price,
    price,
  }
}
