import type { Namespace } from '../values/caip.ts'

/** Returns whether accounts of a namespace can be contracts. A server verifies the signature of a contract by its chain. */
export function canBeContract(namespace: Namespace): boolean {
  return namespace === 'eip155'
}
