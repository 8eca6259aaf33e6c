import type { Latchkey, Stamped } from 'latchkey'
import { eventsOf } from 'latchkey/testing'

/** The events of one Latchkey from its first one on. Only the newest thousand remain in memory. */
export type EventLogStore = {
  /** The id of this log, unique on a page. */
  readonly key: string
  /** The time of the first event, in milliseconds since 1970. */
  readonly begin: number
  readonly events: () => readonly Stamped[]
  readonly subscribe: (listener: () => void) => () => void
}

const kept = 1_000

/** Creates a log that listens to a Latchkey permanently. Events of its creation are taken from its recording. */
export function createEventLog(latchkey: Pick<Latchkey, 'onAny' | 'recording'>): EventLogStore {
  const tape = latchkey.recording()
  let events: readonly Stamped[] = tape ? eventsOf(tape) : []
  const begin = events[0]?.at ?? Date.now()
  const listeners = new Set<() => void>()
  latchkey.onAny((event) => {
    events = [...events.slice(1 - kept), event]
    for (const listener of listeners) listener()
  })
  return {
    key: crypto.randomUUID(),
    begin,
    events: () => events,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
