import type { Namespace } from '../domain/values/caip.ts'
import type { Engine } from '../engine/engine.ts'
import type { Connection } from '../reducers/sessions/connection.ts'

/** The states of a namespace in which a wallet of an earlier visit may still be restored. */
export const restoring: readonly Connection['status'][] = ['unknown', 'reconnecting']

/** Returns whether one of these namespaces is in one of these states. */
export function isOpenIn(
  { state }: Pick<Engine, 'state'>,
  namespaces: readonly Namespace[],
  open: readonly Connection['status'][],
): boolean {
  const { byNamespace } = state().connection
  return namespaces.some((name) => open.includes(byNamespace[name]?.status))
}
