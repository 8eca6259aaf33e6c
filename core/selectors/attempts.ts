import { allNamespaces } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'
import type { Attempt, ConnectionState } from '../reducers/connection.ts'

/** The last attempt of a person, how it went included, with its id; or null. */
export function lastAttempt({ attempts }: ConnectionState): (Attempt & { readonly id: string }) | null {
  const [id, attempt] = Object.entries(attempts).at(-1) ?? []
  return id !== undefined && attempt ? { id, ...attempt } : null
}

/** The ids of the attempts that wait for a wallet, however long, in a namespace or any. */
export function runningAttempts({ attempts }: ConnectionState, namespace?: Namespace): readonly string[] {
  return Object.entries(attempts).flatMap(([id, { status, namespaces }]) =>
    status !== 'failed' && (!namespace || namespaces.includes(namespace)) ? [id] : [],
  )
}

/** The id of the attempt that waits for this wallet, or null. */
export function attemptFor(state: ConnectionState, walletKey: string): string | null {
  return runningAttempts(state).find((id) => state.attempts[id]?.wallet.key === walletKey) ?? null
}

/** Whether somebody is connected, is being asked, or is not yet known, in a namespace or any. */
export function isAnybodyThere({ byNamespace, ...state }: ConnectionState, namespace?: Namespace): boolean {
  const asked = namespace ? [namespace] : allNamespaces
  return (
    runningAttempts({ byNamespace, ...state }, namespace).length > 0 ||
    asked.some((name) => byNamespace[name].status !== 'disconnected')
  )
}
