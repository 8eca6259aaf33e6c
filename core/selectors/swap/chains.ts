import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { isSwapChain } from '../../domain/swap/chains.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns whether swaps are possible on a chain. The host has to offer it, because the nodes of other chains are unknown. */
export function canSwapOn({ options }: Pick<BootState, 'options'>, chainId: ChainId): boolean {
  return isSwapChain(chainId) && networkOf(options?.networks ?? [], chainId) !== null
}

/** Returns whether the host offers a network of a chain's kind with swaps. */
export function areSwapsOffered({ options }: Pick<BootState, 'options'>, chainId: ChainId): boolean {
  const isOfKind = (id: ChainId) => namespaceOf(id) === namespaceOf(chainId)
  return options?.networks.some(({ id }) => isOfKind(id) && isSwapChain(id)) === true
}
