import { isConnectorFailure } from '../../core/domain/connection/connector-failure.ts'
import { harmlessText } from '../../core/domain/values/text/harmless-text.ts'
import { isLogged } from '../../core/domain/options/log-level.ts'
import type { Log, LogLevel } from '../../core/domain/options/log-level.ts'

/** The methods of a console that a log uses. */
export type HostLogger = Readonly<Record<LogLevel, (...said: unknown[]) => void>>

/** The parts of an event that a log reads. */
export type LoggedEvent = {
  readonly type: string
  readonly data: unknown
  readonly id: string
  readonly cause: string | null
}

/** A log, and the listener by which it receives events. */
export type EventLog = { readonly tell: Log; readonly hear: (event: LoggedEvent) => void }

/** Facts that get a line of their own at the level `info`. */
const landmarks = new Set([
  'host/started',
  'host/stopped',
  'modal/opened',
  'modal/closed',
  'connection/established',
  'connection/disconnected',
  'connection/endedByWallet',
  'connection/endedInOtherTab',
  'connection/replaced',
  'network/switched',
  'features/loaded',
])

/** Failures that the visitor or the host app caused deliberately. They are not logged as errors. */
const expected = new Set(['user-rejected', 'aborted'])

/**
 * Creates a log of the current level over a host's logger, by default this page's console. For events it writes only their names and the codes of
 * failures.
 */
export function createLog(wanted: () => LogLevel | 'silent', logger: HostLogger = console): EventLog {
  const tell: Log = (level, message, error) => {
    if (!isLogged(level, wanted())) return
    try {
      logger[level](`Latchkey: ${message}`, ...(error === undefined ? [] : [error]))
    } catch {
      // A logger that throws is the host's own error, and there is no other place to report it.
    }
  }
  return {
    tell,
    hear: (event) => {
      const { type, id, cause } = event
      const { failure, effect, drawing, message } = Object(event.data) as Readonly<Record<string, unknown>>
      const code: unknown = Object(failure).code
      if (type === 'engine/effectFailed')
        tell('error', `${String(effect)} broke: ${harmlessText(String(message))}`)
      else if (type === 'modal/renderFailed')
        tell('error', `${String(drawing)} could not be drawn: ${harmlessText(String(message))}`)
      else if (type === 'modal/unavailable')
        tell('error', 'The modal could not be drawn, since its code did not come (not-loaded).')
      else if (isConnectorFailure(event)) tell('error', `${type} (${String(code)})`)
      else if (typeof code === 'string') tell(expected.has(code) ? 'info' : 'warn', `${type} (${code})`)
      else
        tell(landmarks.has(type) ? 'info' : 'debug', `${type} ${id}${cause === null ? '' : ` of ${cause}`}`)
    },
  }
}
