import type { FoundReceiver } from './found-receiver.ts'
import { isForeignContract } from './receiver.ts'

/**
 * What is to be known because an address of one chain is used on another, the gravest first.
 * - `contract-elsewhere`: a contract stands there and nothing here. It is refused.
 * - `own-undeployed`: the same of an account of the visitor's own.
 * - `unchecked-receiver`: nobody could tell.
 * - `ethereum-record`: a name has no address for this chain, and leads to the one for Ethereum.
 */
export type ReceiverOnNetworks =
  | 'contract-elsewhere'
  | 'own-undeployed'
  | 'unchecked-receiver'
  | 'ethereum-record'

/** Returns what is to be known of a receiver on other chains, or null. */
export function receiverOnNetworks(found: FoundReceiver): ReceiverOnNetworks | null {
  if (isForeignContract(found)) return 'contract-elsewhere'
  if (found.contractOn && !found.isContract) return 'own-undeployed'
  if (found.isUnchecked && !found.isOwn) return 'unchecked-receiver'
  return found.isEthereumRecord ? 'ethereum-record' : null
}
