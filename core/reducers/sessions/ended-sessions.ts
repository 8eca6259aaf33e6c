import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfOneName, isSameWallet } from '../../domain/connection/same-wallet.ts'

type Drafted = {
  readonly sessions: Record<string, ReachedWallet>
  readonly byNamespace: Record<Namespace, { readonly status: string; readonly session?: string }>
  keptLate?: ReachedWallet[]
}

/** A session is over, and nobody is connected by it. */
export function end(draft: Drafted, session: string): void {
  delete draft.sessions[session]
  for (const namespace of allNamespaces) endNamespace(draft, session, namespace)
}

/** A twin that was asked in vain makes room for the next. */
export function removeTwin(draft: Drafted, namespace: Namespace, next: ReachedWallet): void {
  const { status, session = '' } = draft.byNamespace[namespace]
  const asked = status === 'reconnecting' && draft.sessions[session]
  if (asked && isOfOneName(asked, next)) end(draft, session)
}

/** What a wallet kept of a late yes is no news once it is asked anew. */
export function agreedAgain(draft: Drafted, asked: ReachedWallet): void {
  if (draft.keptLate) draft.keptLate = draft.keptLate.filter((kept) => !isSameWallet(kept, asked))
}

/** A session serves a namespace no more. */
export function endNamespace(draft: Drafted, session: string, namespace: Namespace): void {
  const current = draft.byNamespace[namespace]
  if (current.session === session) draft.byNamespace[namespace] = { status: 'disconnected' }
}
