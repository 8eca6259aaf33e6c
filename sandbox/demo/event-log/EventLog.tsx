import { useDeferredValue, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { EventLogStore } from './event-log-store.ts'
import { EventRow } from './EventRow.tsx'

const mostRows = 200

/** Renders the live event log: the newest two hundred events that match the filter. */
export function EventLog({ log, children }: { readonly log: EventLogStore; readonly children: ReactNode }) {
  const events = useSyncExternalStore(log.subscribe, log.events)
  const [filter, setFilter] = useState('')
  const sought = useDeferredValue(filter).trim().toLowerCase()
  const fitting = sought
    ? events.filter((event) => JSON.stringify(event).toLowerCase().includes(sought))
    : events
  const shown = fitting.slice(-mostRows)
  const list = useRef<HTMLOListElement>(null)
  const isFollowing = useRef(true)

  useLayoutEffect(() => {
    if (list.current && isFollowing.current) list.current.scrollTop = list.current.scrollHeight
  })

  const noteScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {}
    isFollowing.current = scrollHeight - scrollTop - clientHeight < 24
  }

  return (
    <section className="event-log" data-testid="event-log" aria-labelledby="event-log-title">
      <div className="event-log-top">
        <h2 id="event-log-title">Ship’s log</h2>
        <span className="count" data-testid="event-count">
          {sought ? `${fitting.length} of ${events.length}` : `${events.length} events`}
        </span>
        <span className="legend">
          <span data-kind="intent">intent</span>
          <span data-kind="fact">fact</span>
        </span>
        <input
          type="search"
          aria-label="Filter events"
          placeholder="Filter"
          value={filter}
          data-testid="event-filter"
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <ol ref={list} tabIndex={0} aria-label="Events, newest last" onScroll={noteScroll}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} begin={log.begin} />
        ))}
        {shown.length === 0 && <li className="none">Nothing like that has happened.</li>}
      </ol>
      {children}
    </section>
  )
}
