import type { Sandbox } from '../../../sandbox/start.ts'
import { devnet } from '../send/solana-visitor.ts'
import { askChain } from '../visitor.ts'

/** Who holds how much of a token of the sandbox, which is named by its symbol. */
export type Holding = { readonly owner: string; readonly symbol: string }

/** How much of an ERC-20 token somebody has on Ethereum, in base units, as the chain says. */
export async function ercUnits({ endpoints }: Sandbox, { owner, symbol }: Holding): Promise<bigint> {
  const token = endpoints.tokens['eip155:1']?.find((one) => one.symbol === symbol)
  const call = { to: token?.address, data: `0x70a08231${owner.slice(2).padStart(64, '0')}` }
  return BigInt((await askChain(endpoints.chains['eip155:1'] ?? '', 'eth_call', [call, 'latest'])) as string)
}

/** How much of a token of Solana somebody has in all accounts, in base units, as the chain says. */
export async function splUnits({ endpoints }: Sandbox, { owner, symbol }: Holding): Promise<bigint> {
  type Held = { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }
  const mint = endpoints.solana?.tokens.find((one) => one.symbol === symbol)?.mint
  const asked = [owner, { mint }, { encoding: 'jsonParsed' }]
  const answer = await askChain(endpoints.chains[devnet] ?? '', 'getTokenAccountsByOwner', asked)
  const { value } = answer as { readonly value: readonly Held[] }
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}
