import { isConnectorFailure } from '../../core/domain/connection/connector-failure.ts'
import { harmlessText } from '../../core/domain/values/harmless-text.ts'
import { isLogged } from '../../core/domain/options/log-level.ts'
import type { Log, LogLevel } from '../../core/domain/options/log-level.ts'

/** Where a log is written: the methods of a console that it uses. */
export type HostLogger = Readonly<Record<LogLevel, (...said: unknown[]) => void>>

/** What a log reads of an event. */
export type LoggedEvent = {
  readonly type: string
  readonly data: unknown
  readonly id: string
  readonly cause: string | null
}

/** A log, and the way in which it hears what happens. */
export type EventLog = { readonly tell: Log; readonly hear: (event: LoggedEvent) => void }

/** Facts that are worth a line of their own. */
const landmarks = new Set([
  'host/started',
  'host/stopped',
  'modal/opened',
  'modal/closed',
  'connection/established',
  'connection/disconnected',
  'connection/endedByWallet',
  'connection/endedElsewhere',
  'connection/replaced',
  'network/switched',
  'features/loaded',
])

/** What a person decided, and what was taken back, is no trouble. */
const expected = new Set(['user-rejected', 'aborted'])

/** Makes a log of the level that is wanted now over a host's logger, this page's console by default; of events it says their names and the codes of failures, and nothing else. */
export function createLog(wanted: () => LogLevel | 'silent', logger: HostLogger = console): EventLog {
  const tell: Log = (level, message, error) => {
    if (!isLogged(level, wanted())) return
    try {
      logger[level](`Latchkey: ${message}`, ...(error === undefined ? [] : [error]))
    } catch {
      // A logger that throws is its owner's trouble, and there is no other place to say so.
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
      else if (type === 'modal/drawingBroke')
        tell('error', `${String(drawing)} could not be drawn: ${harmlessText(String(message))}`)
      else if (type === 'modal/notDrawn')
        tell('error', 'The modal could not be drawn, since its code did not come (not-loaded).')
      else if (isConnectorFailure(event)) tell('error', `${type} (${String(code)})`)
      else if (typeof code === 'string') tell(expected.has(code) ? 'info' : 'warn', `${type} (${code})`)
      else
        tell(landmarks.has(type) ? 'info' : 'debug', `${type} ${id}${cause === null ? '' : ` of ${cause}`}`)
    },
  }
}
