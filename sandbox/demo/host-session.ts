import { createLatchkey } from 'latchkey'
import { sessionRecorder } from 'latchkey/testing'
import type { Latchkey } from 'latchkey'
import { createEventLog } from './event-log/event-log-store.ts'
import type { EventLogStore } from './event-log/event-log-store.ts'
import { hostOptions } from './settings/host-options.ts'
import type { Settings } from './settings/setting-field.ts'

/** One Latchkey of this page with the settings it was made of and the log of all its events. */
export type HostSession = {
  readonly settings: Settings
  readonly latchkey: Latchkey
  readonly log: EventLogStore
}

/** Makes a recording Latchkey from settings; throws `bad-option` when one of them is wrong. */
export function createHostSession(settings: Settings): HostSession {
  const latchkey = createLatchkey({ ...hostOptions(settings), recorder: sessionRecorder() })
  return { settings, latchkey, log: createEventLog(latchkey) }
}
