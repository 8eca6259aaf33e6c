import { createLatchkey } from 'latchkey'
import { checkOptions, sessionRecorder } from 'latchkey/testing'
import type { Latchkey } from 'latchkey'
import { createEventLog } from './event-log/event-log-store.ts'
import type { EventLogStore } from './event-log/event-log-store.ts'
import type { SandboxServices } from './sandbox-services.ts'
import { hostOptions } from './settings/host-options.ts'
import type { Settings } from './settings/setting-field.ts'

declare global {
  // For the console of whoever looks at the page, and for tests: the verbs of the Latchkey that the page now has.
  interface Window {
    latchkey: Latchkey
  }
}

/** One Latchkey of this page with the settings it was made of and the log of all its events. */
export type HostSession = {
  readonly settings: Settings
  readonly latchkey: Latchkey
  readonly log: EventLogStore
}

/** Makes a recording Latchkey from settings, over the sandbox's services, and hands it to the console; throws `bad-option` when one of them is wrong. */
export function createHostSession(settings: Settings, services: SandboxServices): HostSession {
  const options = { ...hostOptions(settings, services), recorder: sessionRecorder() }
  checkOptions(options)
  const latchkey = createLatchkey(options)
  window.latchkey = latchkey
  return { settings, latchkey, log: createEventLog(latchkey) }
}
