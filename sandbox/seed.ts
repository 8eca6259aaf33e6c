import type { SeedOrder } from './blockchain-api/service-order.ts'
import type { FundedAccount } from './chains/funded-accounts.ts'
import { seedHistory } from './chains/seed-history.ts'
import type { RunningChain } from './chains/start-chain.ts'
import { sandboxTokens } from './chains/tokens.ts'
import { solanaChain } from './solana/cluster.ts'
import type { SolanaPart } from './solana/start-solana.ts'

/** Sends a history for an account on a running chain. Throws a sentence if the chain is not running. */
export async function seed(
  order: SeedOrder,
  node: RunningChain | SolanaPart | null,
  accounts: readonly FundedAccount[],
): Promise<void> {
  const { chain, address, count, months } = order
  if (!node) throw new Error(`No history can be seeded on ${chain}, which does not run.`)
  if (chain === solanaChain) return (node as SolanaPart).seed({ address, count, months })
  const { ask } = node as RunningChain
  await seedHistory(ask, sandboxTokens(accounts), { address, count, months })
}
