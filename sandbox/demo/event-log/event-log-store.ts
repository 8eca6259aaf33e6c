import type { Latchkey, Stamped } from 'latchkey'
import { eventsOf } from 'latchkey/testing'

/** The events of one Latchkey from its first on; the oldest fall off after a thousand. */
export type EventLogStore = {
  /** Differs between any two logs of a page. */
  readonly key: string
  /** Milliseconds since 1970 of the first event. */
  readonly begin: number
  readonly events: () => readonly Stamped[]
  readonly subscribe: (listener: () => void) => () => void
}

const kept = 1_000

/** Listens to a Latchkey for good; what it published while it was made comes from its recording. */
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
