import { countingSessions } from '../domain/counting-sessions.ts'
import { readSessions, serves } from '../domain/remembered-sessions.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import { storageKeys } from '../domain/storage-keys.ts'
import { connection } from '../events/connection.ts'
import type { EventInput } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import type { BootState } from '../reducers/root.ts'
import { choosing } from '../selectors/chosen-account.ts'
import { servedBy } from '../selectors/serving-sessions.ts'
import { heldSessions } from '../selectors/sessions.ts'
import { isKeptAs } from '../selectors/twins.ts'
import { defineEffect } from './define-effect.ts'
import type { EventInputs } from './question.ts'

/** What another tab, or another instance on this page, makes of the sessions is followed: their end, their beginning beside the page, and which account comes first; where others could not be listened to, the next opening or connection tries again. */
export const followOthers = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested, connection.established).pipe(
    once({
      limit: 'standing',
      ask: (_, signal) => ports.storage.watch({ key: storageKeys.sessions }, signal),
      then: ({ text }) => {
        const kept = readSessions(text)
        return kept && followed(state(), countingSessions(state().options, kept))
      },
      fail: () => null,
    }),
  ),
)

/** What a record by another makes of the sessions here; what is kept of one that is still being restored is recalled anew. */
function followed({ connection: state }: BootState, kept: readonly RememberedSession[]): EventInputs {
  const held = heldSessions(state)
  const others = kept.filter((one) => !held.some((reached) => isKeptAs(one, reached, held)))
  return [
    ...Object.entries(state.sessions).flatMap(([session, reached]): readonly EventInput[] => {
      const served = servedBy(state, session)
      const left = kept.find((one) => isKeptAs(one, reached, held))
      if (!left) return [connection.endedElsewhere({ session, namespaces: served })]
      const namespaces = served.filter((namespace) => !serves(left, namespace))
      return [
        ...(namespaces.length > 0 ? [connection.yieldedElsewhere({ session, namespaces })] : []),
        ...left.namespaces.flatMap(({ namespace, chosen }) =>
          chosen && served.includes(namespace) ? choosing(state, namespace, chosen) : [],
        ),
      ]
    }),
    connection.recalled({ sessions: others, from: 'tab' }),
  ]
}
