import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { isSwapChain } from '../../domain/swap/chains.ts'
import type { BootState } from '../../reducers/root.ts'

/** Whether something can be swapped on a chain: one that the service serves, and on offer, since nobody knows the nodes of another. */
export function canSwapOn({ options }: Pick<BootState, 'options'>, chainId: ChainId): boolean {
  return isSwapChain(chainId) && networkOf(options?.networks ?? [], chainId) !== null
}

/** Whether the host offers a network of a chain's kind on which something can be swapped. */
export function areSwapsOffered({ options }: Pick<BootState, 'options'>, chainId: ChainId): boolean {
  const isOfKind = (id: ChainId) => namespaceOf(id) === namespaceOf(chainId)
  return options?.networks.some(({ id }) => isOfKind(id) && isSwapChain(id)) === true
}
