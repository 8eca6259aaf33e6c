import { tokenPrograms } from '../../token-programs.ts'
import type { ApiNode } from '../api-node.ts'
import type { Asset, Holding } from './asset.ts'

type TokenAccount = {
  readonly pubkey: string
  readonly account: {
    readonly data: {
      readonly parsed: {
        readonly info: {
          readonly mint: string
          readonly tokenAmount: { readonly amount: string; readonly decimals: number }
        }
      }
    }
  }
}

/** Returns an address's assets on Solana: the coin, and its tokens by mint. An unknown mint has its address as name. */
export async function readSolanaHoldings(
  node: ApiNode,
  coin: Asset,
  known: readonly Asset[],
  holder: string,
): Promise<Holding[]> {
  const [balance] = await node.ask([['getBalance', [holder]]])
  const holdings = new Map<string, Holding>()
  for (const { account } of await readTokenAccounts(node, holder)) {
    const { mint, tokenAmount } = account.data.parsed.info
    const asset = known.find(({ address }) => address === mint) ?? {
      address: mint,
      name: mint,
      symbol: mint.slice(0, 4),
      decimals: tokenAmount.decimals,
    }
    const before = holdings.get(mint)?.amount ?? 0n
    holdings.set(mint, { ...asset, amount: before + BigInt(tokenAmount.amount) })
  }
  return [{ ...coin, amount: BigInt(valueOf<bigint | number>(balance) ?? 0) }, ...holdings.values()]
}

/** Returns an address's token accounts of both token programs. */
export async function readTokenAccounts(node: ApiNode, holder: string): Promise<readonly TokenAccount[]> {
  const lists = await node.ask(
    Object.values(tokenPrograms).map(
      (programId) =>
        ['getTokenAccountsByOwner', [holder, { programId }, { encoding: 'jsonParsed' }]] as const,
    ),
  )
  return lists.flatMap((list) => valueOf<readonly TokenAccount[]>(list) ?? [])
}

function valueOf<Value>(answer: unknown): Value | undefined {
  return (answer as { readonly value: Value } | undefined)?.value
}
