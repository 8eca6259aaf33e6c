import type { Address } from 'viem'
import type { ChainCall } from './call-chain.ts'
import { chainDefinitions } from './chain-definition.ts'
import { plantPermit2 } from './permit2.ts'
import { plantMulticall } from './plant-multicall.ts'
import { plantPools, type PoolPlan } from './plant-pools.ts'
import { plantNames, type PlantedName } from './plant-names.ts'
import { plantSmartAccount, type SmartAccount } from './smart-account.ts'
import { plantUserAccounts } from './user-account.ts'

/** Puts on a node whatever stands there from the start, without a block or a transaction; names stand on chain 1. */
export async function plantContracts(
  chain: string,
  ask: (calls: readonly ChainCall[]) => Promise<readonly unknown[]>,
  {
    bundler,
    smartAccount,
    names,
    pools,
  }: {
    readonly bundler: Address
    readonly smartAccount: SmartAccount
    readonly names: readonly PlantedName[]
    readonly pools: PoolPlan
  },
): Promise<void> {
  await ask([
    ...plantMulticall(),
    ...plantSmartAccount(smartAccount),
    ...(chain === 'eip155:1' ? plantNames(names) : []),
  ])
  await plantPermit2(ask)
  await plantUserAccounts(ask, bundler)
  const definition = chainDefinitions.find(({ id }) => chain === `eip155:${id}`)
  if (definition) await plantPools(ask, definition.nativeCurrency.symbol, pools)
}
