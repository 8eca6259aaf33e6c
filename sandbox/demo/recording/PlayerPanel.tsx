import { ConnectEmbed, LatchkeyProvider } from 'latchkey/react'
import { createPlayer, eventsOf } from 'latchkey/testing'
import type { Tape } from 'latchkey/testing'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { EventRow } from '../event-log/EventRow.tsx'
import { playerLatchkey } from './player-latchkey.ts'
import { rerunReport } from './rerun-report.ts'

type Props = { readonly tape: Tape; readonly onClose: () => void }

/** Renders a recording event by event: the modal at that time, and whether a rerun gives the same events. */
export function PlayerPanel({ tape, onClose }: Props) {
  const [{ player, latchkey, events, report }] = useState(() => prepare(tape))
  const position = useSyncExternalStore(player.subscribe, player.position)
  const state = useSyncExternalStore(player.subscribe, player.state)
  const event = events[position - 1]
  const panel = useRef<HTMLElement>(null)
  const begin = events[0]?.at ?? 0

  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={panel} tabIndex={-1} className="player" data-testid="player" aria-labelledby="player-title">
      <div className="player-top">
        <h2 id="player-title">Recording</h2>
        <span className="report" data-same={report === 'same'}>
          rerun: <b data-testid="rerun-result">{report}</b>
        </span>
        <button type="button" data-testid="player-close" onClick={onClose}>
          Close
        </button>
      </div>
      <div className="player-controls">
        <button
          type="button"
          aria-label="Previous event"
          data-testid="player-previous"
          disabled={position === 0}
          onClick={() => player.goTo(position - 1)}
        >
          ‹
        </button>
        <input
          type="range"
          min={0}
          max={player.length}
          value={position}
          aria-label="Event"
          aria-valuetext={`${position} of ${player.length}${event ? `, ${event.type}` : ''}`}
          data-testid="player-position"
          onChange={({ target }) => player.goTo(target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label="Next event"
          data-testid="player-next"
          disabled={position === player.length}
          onClick={() => player.goTo(position + 1)}
        >
          ›
        </button>
        <output className="mono" data-testid="player-count">
          {position} / {player.length}
        </output>
      </div>
      <div className="player-stage">
        <p className="player-where" data-testid="player-where">
          {`Modal ${state.modal.open ? 'open' : 'closed'} on ${state.router.history.at(-1)?.view ?? 'Connect'}, ${state.connection.byNamespace.eip155.status}`}
        </p>
        <div className="player-embed" data-testid="player-embed">
          <LatchkeyProvider latchkey={latchkey}>
            <ConnectEmbed />
          </LatchkeyProvider>
        </div>
        {event && (
          <ol className="player-event">
            <EventRow key={event.id} event={event} begin={begin} />
          </ol>
        )}
      </div>
    </section>
  )
}

function prepare(tape: Tape) {
  const player = createPlayer(tape)
  player.goTo(player.length)
  return { player, latchkey: playerLatchkey(player, tape), events: eventsOf(tape), report: rerunReport(tape) }
}
