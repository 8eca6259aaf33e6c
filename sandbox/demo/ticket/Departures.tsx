import { crossings } from './crossing.ts'
import type { Crossing } from './crossing.ts'

type Props = {
  readonly chosen: string | null
  readonly isReserved: boolean
  readonly onReserve: (crossing: Crossing) => void
}

/** Renders today's ferries. A reservation asks to connect first. */
export function Departures({ chosen, isReserved, onReserve }: Props) {
  return (
    <section className="departures" aria-labelledby="departures-title">
      <h2 id="departures-title">Departures</h2>
      <ul>
        {crossings.map((crossing) => {
          const isHeld = isReserved && crossing.id === chosen
          return (
            <li key={crossing.id} data-chosen={crossing.id === chosen || undefined}>
              <span className="leaves">{crossing.leaves}</span>
              <span className="to">
                <b>{crossing.to}</b>
                <small>
                  from {crossing.from} · {crossing.vessel} · arrives {crossing.arrives}
                </small>
              </span>
              <button
                type="button"
                data-testid={`reserve-${crossing.id}`}
                aria-label={isHeld ? `Seat to ${crossing.to} reserved` : `Reserve a seat to ${crossing.to}`}
                aria-pressed={isHeld}
                onClick={() => onReserve(crossing)}
              >
                {isHeld ? 'Reserved' : 'Reserve'}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
