import type { Namespace } from '../values/caip.ts'
import type { RememberedSession } from './remembered-sessions.ts'

/** Returns whether a stored session served a namespace. */
export function serves({ namespaces }: RememberedSession, namespace: Namespace): boolean {
  return namespaces.some((kept) => kept.namespace === namespace)
}
