import type { Namespace } from '../domain/values/caip.ts'
import type { Engine } from '../engine/engine.ts'
import type { Connection } from '../reducers/sessions/connection.ts'

/** How a namespace stands while a wallet of an earlier visit may come to serve it. */
export const restoring: readonly Connection['status'][] = ['unknown', 'reconnecting']

/** Whether it stands in one of some ways in one of these namespaces. */
export function isOpenIn(
  { state }: Pick<Engine, 'state'>,
  namespaces: readonly Namespace[],
  open: readonly Connection['status'][],
): boolean {
  const { byNamespace } = state().connection
  return namespaces.some((name) => open.includes(byNamespace[name]?.status))
}
