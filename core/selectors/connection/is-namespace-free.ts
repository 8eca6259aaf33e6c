import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns a predicate for namespaces without a connected or requested wallet. A wallet that is being restored as `session` does not count. */
export function isNamespaceFree({ connection: { byNamespace } }: BootState, session?: string) {
  return (namespace: Namespace): boolean => {
    const current = byNamespace[namespace]
    if (current.status === 'reconnecting') return current.session === session
    return current.status === 'unknown' || current.status === 'disconnected'
  }
}
