import type { Namespace } from '../../domain/values/caip.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'

type Drafted = {
  readonly byNamespace: Record<Namespace, { readonly status: string; readonly session?: string }>
  remembered: RememberedSession[]
}

/** Sets unknown connections to disconnected. */
export function settle(draft: Pick<Drafted, 'byNamespace'>, namespaces: readonly Namespace[]): void {
  for (const namespace of namespaces) {
    if (draft.byNamespace[namespace].status === 'unknown')
      draft.byNamespace[namespace] = { status: 'disconnected' }
  }
}

/** Removes matching sessions from the record. */
export function forget(
  draft: Pick<Drafted, 'remembered'>,
  isMeant: (kept: RememberedSession) => boolean,
): void {
  draft.remembered = draft.remembered.filter((kept) => !isMeant(kept))
}
