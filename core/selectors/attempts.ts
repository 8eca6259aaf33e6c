import { allNamespaces } from '../domain/caip.ts'
import type { Namespace } from '../domain/caip.ts'
import { inOrder } from '../domain/in-order.ts'
import type { Attempt } from '../reducers/attempt.ts'
import type { ConnectionState } from '../reducers/connection.ts'

/** The last attempt of a person, how it went included, with its id; or null. One that was overtaken is shown no more. */
export function lastAttempt({ attempts }: ConnectionState): (Attempt & { readonly id: string }) | null {
  const [id, attempt] =
    [...inOrder(attempts)].reverse().find(([, { status }]) => status !== 'overtaken') ?? []
  return id !== undefined && attempt ? { id, ...attempt } : null
}

/** The ids of the attempts that wait for a wallet, however long, in a namespace or any, the first first. */
export function runningAttempts({ attempts }: ConnectionState, namespace?: Namespace): readonly string[] {
  return inOrder(attempts).flatMap(([id, attempt]) =>
    isRunning(attempt) && (!namespace || attempt.namespaces.includes(namespace)) ? [id] : [],
  )
}

/** The attempt of an id while it waits for its wallet, or null. */
export function runningAttempt({ attempts }: ConnectionState, id: string): Attempt | null {
  const attempt = attempts[id]
  return attempt && isRunning(attempt) ? attempt : null
}

/** The id of the attempt that waits for this wallet, or null. */
export function attemptFor(state: ConnectionState, walletKey: string): string | null {
  return runningAttempts(state).find((id) => state.attempts[id]?.wallet.key === walletKey) ?? null
}

/** The ids of the attempts that another one has overtaken just now. */
export function overtakenBy({ attempts }: ConnectionState, by: string): readonly string[] {
  return inOrder(attempts).flatMap(([id, { overtakenBy: other }]) => (other === by ? [id] : []))
}

/** Whether somebody is connected, is being asked, or is not yet known, in a namespace or any. */
export function isAnybodyThere({ byNamespace, ...state }: ConnectionState, namespace?: Namespace): boolean {
  const asked = namespace ? [namespace] : allNamespaces
  return (
    runningAttempts({ byNamespace, ...state }, namespace).length > 0 ||
    asked.some((name) => byNamespace[name].status !== 'disconnected')
  )
}

function isRunning({ status }: Attempt): boolean {
  return status === 'waiting' || status === 'lingering'
}
