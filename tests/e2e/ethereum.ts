import type { Sandbox } from '../../sandbox/start.ts'
import { ercUnits } from './tokens/held-units.ts'
import { askChain } from './visitor.ts'

/** Ethereum as a sandbox has it. */
export const ethereumId = 'eip155:1'

/** Ethereum of a sandbox that stands by then: its node, the accounts that have money there, its tokens by symbol, and what somebody has in base units, as the chain says. */
export function ethereumOf(sandbox: () => Sandbox) {
  const node = () => sandbox().endpoints.chains[ethereumId] ?? ''
  return {
    node,
    account: (index: number) => sandbox().endpoints.accounts[index]?.address ?? '',
    tokenOf: (symbol: string) =>
      sandbox().endpoints.tokens[ethereumId]?.find((token) => token.symbol === symbol)?.address ?? '',
    ether: async (owner: string) =>
      BigInt((await askChain(node(), 'eth_getBalance', [owner, 'latest'])) as string),
    units: (symbol: string, owner: string) => ercUnits(sandbox(), { owner, symbol }),
  }
}
