import type { Namespace } from '../../domain/values/caip.ts'
import type { BootState } from '../../reducers/root.ts'

/** Whether nobody is connected or asked in a namespace, but for one session. */
export function isNamespaceFree({ connection: { byNamespace } }: BootState, session?: string) {
  return (namespace: Namespace): boolean => {
    const current = byNamespace[namespace]
    if (current.status === 'reconnecting') return current.session === session
    return current.status === 'unknown' || current.status === 'disconnected'
  }
}
