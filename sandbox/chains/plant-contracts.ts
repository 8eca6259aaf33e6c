import type { Address } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { ChainCall } from './call-chain.ts'
import { chainDefinitions } from './chain-definition.ts'
import { plantPermit2 } from './permit2.ts'
import { plantMulticall } from './plant-multicall.ts'
import { plantPools, type PoolPlan } from './plant-pools.ts'
import { plantNames, type NameServer, type PlantedName } from './plant-names.ts'
import { plantSmartAccount, type SmartAccount } from './smart-account.ts'
import { plantUserAccounts } from './user-account.ts'

/** Puts the initial contracts on a node, without a block or a transaction. Names, and a contract that no other chain has, are on chain 1. */
export async function plantContracts(
  chain: string,
  ask: (calls: readonly ChainCall[]) => Promise<readonly unknown[]>,
  {
    bundler,
    smartAccount,
    names,
    nameServer,
    vault,
    pools,
  }: {
    readonly bundler: Address
    readonly smartAccount: SmartAccount
    readonly names: readonly PlantedName[]
    readonly nameServer: NameServer | null
    readonly vault: Address
    readonly pools: PoolPlan
  },
): Promise<void> {
  await ask([
    ...plantMulticall(),
    ...plantSmartAccount(smartAccount),
    ...(chain === 'eip155:1' ? [...plantNames(names, nameServer), ...plantVault(vault)] : []),
  ])
  await plantPermit2(ask)
  await plantUserAccounts(ask, bundler)
  const definition = chainDefinitions.find(({ id }) => chain === `eip155:${id}`)
  if (definition) await plantPools(ask, definition.nativeCurrency.symbol, pools)
}

/** Returns the calls that put a contract on one chain only. */
function plantVault(vault: Address): readonly ChainCall[] {
  return [['anvil_setCode', [vault, artifacts.SandboxSmartAccount.code]]]
}
