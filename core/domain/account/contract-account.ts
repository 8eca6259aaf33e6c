import type { Namespace } from '../values/caip.ts'

/** Whether an account of a namespace can be a contract, whose signature a server must ask its chain about. */
export function canBeContract(namespace: Namespace): boolean {
  return namespace === 'eip155'
}
