import type { Namespace } from '../values/caip.ts'
import type { RememberedSession } from './remembered-sessions.ts'

/** Whether a session that was kept served a namespace. */
export function serves({ namespaces }: RememberedSession, namespace: Namespace): boolean {
  return namespaces.some((kept) => kept.namespace === namespace)
}
