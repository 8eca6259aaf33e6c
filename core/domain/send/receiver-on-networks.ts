import type { FoundReceiver } from './found-receiver.ts'
import { isForeignContract } from './receiver.ts'

/**
 * The risks of using an address of one chain on another, the most severe first:
 * - `contract-elsewhere`: The address is a contract on another chain, but not on this one. It is refused.
 * - `own-undeployed`: The same, but the address is an account of the visitor.
 * - `unchecked-receiver`: The check of other chains failed.
 * - `ethereum-record`: The name has no address for this chain, so its address for Ethereum is used.
 */
export type ReceiverOnNetworks =
  | 'contract-elsewhere'
  | 'own-undeployed'
  | 'unchecked-receiver'
  | 'ethereum-record'

/** Returns the most severe risk of a receiver from other chains, or null. */
export function receiverOnNetworks(found: FoundReceiver): ReceiverOnNetworks | null {
  if (isForeignContract(found)) return 'contract-elsewhere'
  if (found.contractOn && !found.isContract) return 'own-undeployed'
  if (found.isUnchecked && !found.isOwn) return 'unchecked-receiver'
  return found.isEthereumRecord ? 'ethereum-record' : null
}
