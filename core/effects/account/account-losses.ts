import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'

/** The events that remove the accounts of a namespace: the end of their session, and the lock of their wallet. */
export const accountLosses = [
  ...connectionEndings,
  connection.yieldedToOtherTab,
  connection.walletLocked,
] as const

type Told =
  | { readonly chainId: ChainId }
  | { readonly namespace: Namespace }
  | { readonly namespaces: readonly Namespace[] }

/** Returns whether a question about an account, or the loss of accounts, concerns a namespace. */
export function isAbout({ data }: { readonly data: Told }, namespace: Namespace): boolean {
  if ('chainId' in data) return namespaceOf(data.chainId) === namespace
  return 'namespace' in data ? data.namespace === namespace : data.namespaces.includes(namespace)
}
