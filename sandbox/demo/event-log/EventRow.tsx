import type { Stamped } from 'latchkey'
import { allEvents } from 'latchkey/testing'
import { memo, useState } from 'react'
import { briefData } from './brief-data.ts'

type Props = { readonly event: Stamped; readonly begin: number }

/** Renders one event: its time and type, and all of its data on request. */
export const EventRow = memo(function EventRow({ event, begin }: Props) {
  const [open, setOpen] = useState(false)
  const [feature, name] = event.type.split('/')
  return (
    <li data-kind={allEvents.get(event.type)?.kind ?? 'fact'}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time>+{((event.at - begin) / 1_000).toFixed(2)}</time>
          <span className="event-type">
            {feature}/<b>{name}</b>
          </span>
          <span className="event-data">{briefData(event.data)}</span>
        </summary>
        {open && (
          <pre tabIndex={0} role="region" aria-label={`All of ${event.type}`}>
            {JSON.stringify(event, null, 2)}
          </pre>
        )}
      </details>
    </li>
  )
})
