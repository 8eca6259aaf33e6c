import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfOneName, isSameWallet } from '../../domain/connection/same-wallet.ts'

type Drafted = {
  readonly sessions: Record<string, ReachedWallet>
  readonly byNamespace: Record<Namespace, { readonly status: string; readonly session?: string }>
  lateConnections?: ReachedWallet[]
}

/** Ends a session in all its namespaces. */
export function end(draft: Drafted, session: string): void {
  delete draft.sessions[session]
  for (const namespace of allNamespaces) endNamespace(draft, session, namespace)
}

/** Ends the restoration of a twin that is not the remembered wallet, before the next one is asked. */
export function removeTwin(draft: Drafted, namespace: Namespace, next: ReachedWallet): void {
  const { status, session = '' } = draft.byNamespace[namespace]
  const asked = status === 'reconnecting' && draft.sessions[session]
  if (asked && isOfOneName(asked, next)) end(draft, session)
}

/** Drops a wallet's unrevoked late approval once the wallet is asked again. */
export function agreedAgain(draft: Drafted, asked: ReachedWallet): void {
  if (draft.lateConnections)
    draft.lateConnections = draft.lateConnections.filter((kept) => !isSameWallet(kept, asked))
}

/** Ends a session in one namespace. */
export function endNamespace(draft: Drafted, session: string, namespace: Namespace): void {
  const current = draft.byNamespace[namespace]
  if (current.session === session) draft.byNamespace[namespace] = { status: 'disconnected' }
}
