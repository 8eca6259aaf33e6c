import { allNamespaces } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'

type Drafted = {
  readonly attempts: Record<
    string,
    { readonly namespaces: readonly Namespace[]; status: string; overtakenBy: string | null }
  >
  readonly byNamespace: Record<Namespace, { readonly status: string; readonly attempt?: string }>
}

/** Running attempts that are about one of these namespaces are overtaken by another one; what is left of failed ones goes. */
export function overtake(draft: Drafted, namespaces: readonly Namespace[], by: string): void {
  for (const [id, other] of Object.entries(draft.attempts)) {
    const isAbout = other.namespaces.some((namespace) => namespaces.includes(namespace))
    if (!isAbout || id === by || other.status === 'overtaken') continue
    if (other.status === 'failed') {
      delete draft.attempts[id]
      continue
    }
    other.status = 'overtaken'
    other.overtakenBy = by
    release(draft, id)
  }
}

/** An attempt that is left is over, and nobody is connected by it. */
export function leave(draft: Drafted, attempt: string): void {
  delete draft.attempts[attempt]
  release(draft, attempt)
}

/** Where an attempt was under way nobody is connected. */
export function release(draft: Drafted, attempt: string): void {
  for (const namespace of allNamespaces) {
    const current = draft.byNamespace[namespace]
    if (current.status === 'connecting' && current.attempt === attempt)
      draft.byNamespace[namespace] = { status: 'disconnected' }
  }
}
