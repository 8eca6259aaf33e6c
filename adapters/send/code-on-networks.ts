import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { ensChain as ethereum } from '../../core/domain/identity/ens-chain.ts'
import { otherNetworksLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { withTimeLimit } from '../ports/time-limit.ts'
import { codeAt } from './contract-code.ts'
import type { AddressCode } from './contract-code.ts'
import { nodeQuestions } from './node-questions.ts'

/** How many other networks are asked: Ethereum, then those that the host offers first. */
const mostAsked = 5

/** The kind of code at an address on other networks, by chain id. `null` if the nodes of a network did not answer in time. */
export type CodeOnNetworks = ReadonlyMap<ChainId, AddressCode | null>

/** Returns the other networks on which an address is checked: at most five offered EVM networks, without duplicates, Ethereum first. */
export function networksToCheck(networks: readonly Network[], chainId: ChainId): readonly Network[] {
  const isOther = ({ id }: Network, place: number) =>
    id !== chainId && namespaceOf(id) === 'eip155' && networks.findIndex((one) => one.id === id) === place
  const rank = ({ id }: Network) => (id === ethereum ? 0 : 1)
  const others = networks.filter(isOther)
  return others.sort((one, other) => rank(one) - rank(other)).slice(0, mostAsked)
}

/** Asks other networks in parallel, within a short limit, for the kind of code at an address. Never rejects. */
export async function readCodeOnNetworks(
  evm: Pick<EvmChain, 'ask'>,
  networks: readonly Network[],
  address: string,
  signal: AbortSignal,
): Promise<CodeOnNetworks> {
  const asked = networks.map(async (network) => {
    const limited = { what: network.name, limit: otherNetworksLimit, signal }
    const code = withTimeLimit(limited, (own) => codeAt(nodeQuestions(evm, network, own), address))
    return [network.id, await code.catch(() => null)] as const
  })
  return new Map(await Promise.all(asked))
}
