import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { preferredChain } from './preferred-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../sessions/sessions.ts'

/** Returns the chain of a namespace: that of its connected wallet, else the one to begin with. Null if the host offers none. */
export function currentChain(
  state: Pick<BootState, 'options' | 'network' | 'connection'>,
  namespace: Namespace,
): ChainId | null {
  const { connection, options } = state
  const begin = [
    preferredChain(state),
    networkOf(options?.networks ?? [], state.network?.preferred[namespace] ?? null)?.id,
    networkOf(options?.networks ?? [], options?.defaultNetwork ?? null)?.id,
    ...(options?.networks ?? []).map(({ id }) => id),
  ]
  return (
    sessionInNamespace(connection, namespace)?.chainId ??
    begin.find((id) => id && namespaceOf(id) === namespace) ??
    null
  )
}
