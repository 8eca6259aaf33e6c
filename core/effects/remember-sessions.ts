import { storageLimit } from '../domain/limits.ts'
import { formatSessions } from '../domain/remembered-sessions.ts'
import { isToBeAskedAgain } from '../domain/asked-again.ts'
import type { RememberedSession } from '../domain/remembered-sessions.ts'
import { storageKeys } from '../domain/storage-keys.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { installed } from '../events/installed.ts'
import { storage } from '../events/storage.ts'
import type { Stamped } from '../events/define-events.ts'
import type { BootState } from '../reducers/root.ts'
import { sessionsToRemember } from '../selectors/sessions-to-remember.ts'
import { defineEffect } from './define-effect.ts'

const longestIcon = 4096

/** What stands is written whenever it is another than what was written or read last, or that is not known, in order, and only once it is known what storage holds; a wallet that is only locked stays. */
export const rememberSessions = defineEffect(({ on, state, ports, inOrder }) => {
  let isRead = state().connection.forgottenMeanwhile === null
  let kept: string | null | undefined = null
  return on(
    connection.recalled,
    connection.reconnectGivenUp,
    connection.established,
    connection.accountsChanged,
    connection.chainChanged,
    connection.disconnected,
    connection.endedByWallet,
    connection.replaced,
    connection.forgotten,
    installed.announced,
  ).pipe(
    inOrder({
      limit: storageLimit,
      ask: (event, signal) => {
        const key = storageKeys.sessions
        const isForgotten = isOneOf(event, connection.forgotten)
        if (isForgotten && state().connection.forgottenMeanwhile) return null
        isRead ||= isEndOfReading(event)
        if (!isRead || (isOneOf(event, connection.reconnectGivenUp) && event.data.session !== null))
          return null
        const text = textOf(sessionsToRemember(state()))
        if (isOneOf(event, connection.recalled))
          kept = event.data.from === 'visit' ? textOf(event.data.sessions) : text
        if (text === kept && !isForgotten) return isConnectedAnew(event, state()) ? [null] : null
        kept = text
        return text === null
          ? ports.storage.remove({ key }, signal)
          : ports.storage.write({ key, text }, signal)
      },
      then: () => {
        const key = storageKeys.sessions
        return kept === null ? storage.removed({ key }) : storage.written({ key })
      },
      fail: (failure, event) => {
        kept = undefined
        const isEnd = isOneOf(event, connection.recalled, connection.forgotten, ...connectionEndings)
        const purpose = isEnd ? 'forget' : 'keep'
        return storage.failed({ key: storageKeys.sessions, purpose, failure })
      },
    }),
  )
})

/** Whether somebody asked for a connection, who waits until it is kept, although nothing new was to be written. */
function isConnectedAnew(event: Stamped, { connection: { sessions } }: BootState): boolean {
  return isOneOf(event, connection.established) && sessions[event.data.flow]?.isRestored === false
}

/** Whether storage said what it holds, or that it will not; what is only late may hold somebody. */
function isEndOfReading(event: Stamped): boolean {
  if (isOneOf(event, connection.recalled)) return event.data.from === 'visit'
  if (!isOneOf(event, connection.reconnectGivenUp)) return false
  const { session, failure } = event.data
  return session === null && failure !== null && !isToBeAskedAgain(failure)
}

function textOf(sessions: readonly RememberedSession[]): string | null {
  return formatSessions(sessions.map(withShortIcon))
}

function withShortIcon(session: RememberedSession): RememberedSession {
  const { icon } = session.wallet
  return { ...session, wallet: { ...session.wallet, icon: icon && icon.length <= longestIcon ? icon : null } }
}
