import { mergeMap } from 'rxjs'
import { storageLimit } from '../../domain/limits.ts'
import { formatSessions } from '../../domain/sessions/remembered-sessions.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { installed } from '../../events/wallets/installed.ts'
import { storage } from '../../events/storage.ts'
import type { Stamped } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { hasReadRecord } from '../../selectors/sessions/record.ts'
import { sessionsToRemember } from '../../selectors/sessions/to-remember.ts'
import { defineEffect } from '../streams/define-effect.ts'

const longestIcon = 4096

/**
 * Writes the sessions to storage, in order.
 * Writes if an event changed them, or if the last write failed. Writes nothing before the record was read. The session of a locked wallet stays on
 * the record.
 */
export const rememberSessions = defineEffect(({ on, state, previous, ports, inOrder }) =>
  on(
    connection.recalled,
    connection.reconnectAbandoned,
    connection.established,
    connection.accountsChanged,
    connection.chainChanged,
    connection.resumed,
    connection.disconnected,
    connection.endedByWallet,
    connection.replaced,
    connection.forgotten,
    installed.announced,
  ).pipe(
    mergeMap((event) => {
      const isForgotten = isOneOf(event, connection.forgotten)
      if (!hasReadRecord(state()) || (isForgotten && state().connection.forgottenMeanwhile)) return []
      if (isOneOf(event, connection.reconnectAbandoned) && event.data.session !== null) return []
      // The other tab has written its own change itself.
      if (isOneOf(event, connection.recalled) && event.data.from === 'tab') return []
      const text = textOf(sessionsToRemember(state()))
      const isToWrite = isForgotten || text !== keptBefore(previous(), event)
      return isToWrite || isConnectedAnew(event, state()) ? [{ ...event, text, isToWrite }] : []
    }),
    inOrder({
      limit: storageLimit,
      ask: ({ text, isToWrite }, signal) => {
        // An earlier write in the queue may have failed by now.
        if (!isToWrite && !state().connection.isRecordUnsaved) return [null]
        const key = storageKeys.sessions
        return text === null
          ? ports.storage.remove({ key }, signal)
          : ports.storage.write({ key, text }, signal)
      },
      then: (_, { text }) => {
        const key = storageKeys.sessions
        return text === null ? storage.removed({ key }) : storage.written({ key })
      },
      fail: (failure, event) => {
        const isEnd = isOneOf(event, connection.recalled, connection.forgotten, ...connectionEndings)
        const purpose = isEnd ? 'forget' : 'keep'
        return storage.failed({ key: storageKeys.sessions, purpose, failure })
      },
    }),
  ),
)

/** Returns what storage held before an event. Undefined if that is unknown. */
function keptBefore(previous: BootState, event: Stamped): string | null | undefined {
  if (isOneOf(event, connection.recalled)) return textOf(event.data.sessions)
  if (previous.connection.isRecordUnsaved) return undefined
  return hasReadRecord(previous) ? textOf(sessionsToRemember(previous)) : null
}

/** Returns whether a connection was requested, which waits until it is stored, although there is nothing new to write. */
function isConnectedAnew(event: Stamped, { connection: { sessions } }: BootState): boolean {
  return isOneOf(event, connection.established) && sessions[event.data.flow]?.isRestored === false
}

function textOf(sessions: readonly RememberedSession[]): string | null {
  return formatSessions(sessions.map(withShortIcon))
}

function withShortIcon(session: RememberedSession): RememberedSession {
  const { icon } = session.wallet
  return { ...session, wallet: { ...session.wallet, icon: icon && icon.length <= longestIcon ? icon : null } }
}
