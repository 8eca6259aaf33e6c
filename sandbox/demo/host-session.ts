import { createLatchkey } from 'latchkey'
import { checkOptions, sessionRecorder } from 'latchkey/testing'
import type { Latchkey } from 'latchkey'
import { createEventLog } from './event-log/event-log-store.ts'
import type { EventLogStore } from './event-log/event-log-store.ts'
import type { SandboxServices } from './sandbox-services.ts'
import { hostOptions } from './settings/host-options.ts'
import type { Settings } from './settings/setting-field.ts'

declare global {
  // The page's current Latchkey, for the browser console and for tests.
  interface Window {
    latchkey: Latchkey
  }
}

/** One Latchkey of this page, with its settings and the log of its events. */
export type HostSession = {
  readonly settings: Settings
  readonly latchkey: Latchkey
  readonly log: EventLogStore
}

/**
 * Creates a recording Latchkey from settings, over the sandbox's services, and exposes it to the console. Throws `bad-option` for an invalid
 * setting.
 */
export function createHostSession(settings: Settings, services: SandboxServices): HostSession {
  const options = { ...hostOptions(settings, services), recorder: sessionRecorder() }
  checkOptions(options)
  const latchkey = createLatchkey(options)
  window.latchkey = latchkey
  return { settings, latchkey, log: createEventLog(latchkey) }
}
