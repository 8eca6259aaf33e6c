import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { NetworkState } from '../../reducers/network/network.ts'

/** Returns whether a finished switch, or a preference, is the visitor's last choice. A delayed answer to an earlier choice is not. */
export function isLastChoice(
  { network: known }: { readonly network: NetworkState },
  { chainId, attempt }: { readonly chainId: ChainId; readonly attempt?: string },
): boolean {
  const namespace = namespaceOf(chainId)
  return known.lastChosen === namespace && known.lastSwitch[namespace] === attempt
}
