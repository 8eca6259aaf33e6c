import { allNamespaces } from '../../domain/values/caip.ts'
import type { Namespace } from '../../domain/values/caip.ts'
import { storageLimit } from '../../domain/limits.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection } from '../../events/connection/connection.ts'
import { storage } from '../../events/storage.ts'
import type { BootState } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { afterDisconnect } from './rules.ts'

/** Ends at once what serves a namespace, or everything. Ends attempts, silent questions and the pending read of the record, too. */
export const disconnect = defineEffect(({ on, state, decide }) =>
  on(connection.disconnectRequested).pipe(
    decide(({ data: { namespace } }) => {
      const asked = namespace ? [namespace] : [...allNamespaces]
      return [
        ...afterDisconnect(state(), namespace),
        ...(isUnsettled(state(), asked) ? [connection.forgotten({ namespaces: asked })] : []),
      ]
    }),
  ),
)

/** Removes the stored sessions at once if all are to be forgotten, even before the record was read. */
export const clearRecord = defineEffect(({ on, state, ports, inOrder }) =>
  on(connection.forgotten).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => {
        const { forgottenMeanwhile } = state().connection
        const isAll = allNamespaces.every((namespace) => forgottenMeanwhile?.includes(namespace))
        return isAll ? ports.storage.remove({ key: storageKeys.sessions }, signal) : null
      },
      then: () => storage.removed({ key: storageKeys.sessions }),
      fail: (failure) => storage.failed({ key: storageKeys.sessions, purpose: 'forget', failure }),
    }),
  ),
)

/** Returns whether a wallet may still be restored. */
function isUnsettled({ connection: standing }: BootState, asked: readonly Namespace[]): boolean {
  if (standing.forgottenMeanwhile) return true
  return asked.some(
    (namespace) =>
      standing.byNamespace[namespace].status === 'unknown' ||
      standing.remembered.some((kept) => serves(kept, namespace)),
  )
}
