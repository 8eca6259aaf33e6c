import type { EventLog, HostLogger } from '../adapters/log/create-log.ts'
import { chunk } from '../core/loading/chunk.ts'
import { isConnectorFailure } from '../core/domain/connection/connector-failure.ts'
import type { Log } from '../core/domain/options/log-level.ts'
import type { Options } from '../core/domain/options/options.ts'
import { isOneOf } from '../core/events/define-events.ts'
import { engine } from '../core/events/engine.ts'
import { modal } from '../core/events/shell/modal.ts'
import type { Stamped } from '../core/events/define-events.ts'

/** The log of a page's Latchkey. */
export type PageLog = {
  /** Writes an entry. */
  readonly tell: Log
  /** Logs an event, by the log level. */
  readonly hear: (event: Stamped) => void
  /** Logs an error of a host's listener. */
  readonly complain: (error: unknown) => void
}

/** Returns the log of one Latchkey. Its code is loaded with the first entry; if that fails, the entry is dropped. */
export function createPageLog(level: () => Options['logLevel'], logger: HostLogger | undefined): PageLog {
  const load = chunk('createLog', () => import('../adapters/log/create-log.ts'))
  let coming: Promise<EventLog> | null = null
  const say = (what: (log: EventLog) => void) => {
    coming ??= load().then(({ createLog }) => createLog(() => level() ?? 'error', logger))
    coming.then(what).catch(() => (coming = null))
  }
  return {
    tell: (...said) => say(({ tell }) => tell(...said)),
    hear: (event) => {
      if (
        (level() ?? 'error') !== 'error' ||
        isConnectorFailure(event) ||
        isOneOf(event, engine.effectFailed, modal.unavailable, modal.renderFailed)
      )
        say(({ hear }) => hear(event))
    },
    complain: (error) => say(({ tell }) => tell('error', 'A listener of this page broke.', error)),
  }
}
