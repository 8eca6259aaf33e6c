import type { Namespace } from '../../domain/values/caip.ts'
import { allNamespaces } from '../../domain/values/caip.ts'
import { withoutChosenAccounts } from '../../domain/sessions/without-chosen-accounts.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import { parseSessions, readSessions } from '../../domain/sessions/remembered-sessions.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { waitingFlows } from '../../selectors/connection/connecting.ts'
import { choosing } from '../../selectors/sessions/chosen-account.ts'
import { isWalletChosen, walletsToDisconnect } from '../../selectors/wallets/reached-wallets.ts'
import { servedBy } from '../../selectors/sessions/serving-sessions.ts'
import { connectedSessions } from '../../selectors/sessions/sessions.ts'
import { isRememberedAs } from '../../selectors/sessions/twins.ts'
import type { EventInputs } from '../streams/question.ts'

/** Returns the events for the record of an earlier visit. */
export function recalled(state: BootState, text: string | null): EventInputs {
  const sessions = [...withoutChosenAccounts(state.options, parseSessions(text))]
  const wallets = walletsToDisconnect(state, sessions, state.connection.forgottenMeanwhile ?? [])
  return [
    ...wallets
      .filter((one) => !isWalletChosen(state, one))
      .map((one) => connection.disconnectedUnrestored(one)),
    connection.recalled({ sessions, from: 'visit' }),
  ]
}

/** Returns the events for a record by another tab, or by another instance on this page. Null if the record is not ours. */
export function eventsOfRecord(state: BootState, text: string | null): EventInputs {
  const kept = readSessions(text)
  return kept && following(state, withoutChosenAccounts(state.options, kept))
}

/** Returns the wallets of stored sessions that were not restored and serve the given namespaces. */
export function unrestored(
  state: BootState,
  asked: readonly Namespace[],
): ReturnType<typeof walletsToDisconnect> {
  return walletsToDisconnect(state, state.connection.remembered, asked)
}

/** Returns the ends of everything that serves a namespace, or of everything, and of what is running. */
export function afterDisconnect(state: BootState, namespace: Namespace | undefined): readonly EventInput[] {
  const { connection: standing } = state
  const asked = namespace ? [namespace] : [...allNamespaces]
  return [
    ...unrestored(state, asked).map((one) => connection.disconnectedUnrestored(one)),
    ...waitingFlows(standing, namespace).map((flow) => connection.attemptAbandoned({ flow })),
    ...Object.entries(standing.sessions).flatMap(([session, { connector, wallet }]) => {
      const namespaces = servedBy(standing, session)
      const isMeant = namespaces.some((name) => asked.includes(name))
      return isMeant ? [connection.disconnected({ session, namespaces, connector, wallet })] : []
    }),
  ]
}

/** Returns the events that bring the sessions in line with the record of another tab. Also reads again what is still being restored. */
function following({ connection: state }: BootState, kept: readonly RememberedSession[]): EventInputs {
  const held = connectedSessions(state)
  const others = kept.filter((one) => !held.some((reached) => isRememberedAs(one, reached, held)))
  return [
    ...Object.entries(state.sessions).flatMap(([session, reached]): readonly EventInput[] => {
      const served = servedBy(state, session)
      const remaining = kept.find((one) => isRememberedAs(one, reached, held))
      if (!remaining) return [connection.endedInOtherTab({ session, namespaces: served })]
      const namespaces = served.filter((namespace) => !serves(remaining, namespace))
      return [
        ...(namespaces.length > 0 ? [connection.yieldedToOtherTab({ session, namespaces })] : []),
        ...remaining.namespaces.flatMap(({ namespace, chosen }) =>
          chosen && served.includes(namespace) ? choosing(state, namespace, chosen) : [],
        ),
      ]
    }),
    connection.recalled({ sessions: others, from: 'tab' }),
  ]
}
