import { useEffect, useState } from 'react'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import { Choice } from './Choice.tsx'
import { themes } from './look.ts'
import type { Mode, ThemeName } from './look.ts'
import { Select } from './Select.tsx'
import { StateFigure } from './StateFigure.tsx'
import type { Dressing } from './StateFigure.tsx'
import type { StillState } from './still-stores.ts'
import type { Room } from './StillModal.tsx'

const modes: Readonly<Record<string, readonly Mode[]>> = {
  Both: ['light', 'dark'],
  Light: ['light'],
  Dark: ['dark'],
}
const rooms: Readonly<Record<string, readonly Room[]>> = {
  'Phone and desktop': ['phone', 'desktop'],
  '320 px': ['narrow'],
  '360 px': ['phone'],
  Desktop: ['desktop'],
}
const directions: Readonly<Record<string, Dressing['direction']>> = {
  'Left to right': 'ltr',
  'Right to left': 'rtl',
}

/** Every state, or those of one view and with some words, as the visitor of the page chooses to see them. */
export function Gallery({
  states,
  first,
}: {
  readonly states: readonly StillState[]
  readonly first: ViewName | 'All'
}) {
  const [view, setView] = useState(first)
  const [words, setWords] = useState('')
  const [mode, setMode] = useState('Both')
  const [theme, setTheme] = useState<ThemeName>('Paper')
  const [room, setRoom] = useState('Phone and desktop')
  const [direction, setDirection] = useState('Left to right')
  const views = [...new Set(states.map((still) => still.view))]
  const found = states.filter(
    (still) =>
      (view === 'All' || view === still.view) &&
      still.name.toLowerCase().includes(words.trim().toLowerCase()),
  )
  const shown = views.filter((name) => found.some((still) => still.view === name))
  const statesOf = (name: ViewName) => found.filter((still) => still.view === name)
  const dressing: Dressing = {
    modes: modes[mode] ?? [],
    rooms: rooms[room] ?? [],
    theme,
    direction: directions[direction] ?? 'ltr',
  }

  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])

  return (
    <>
      <header className="top">
        <h1>Latchkey gallery</h1>
        <Select label="View" values={['All', ...views]} chosen={view} onChoose={setView} />
        <label className="select">
          State
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <Select label="Theme" values={namesOf(themes)} chosen={theme} onChoose={setTheme} />
        <Select label="Width" values={namesOf(rooms)} chosen={room} onChoose={setRoom} />
        <Choice label="Direction" values={namesOf(directions)} chosen={direction} onChoose={setDirection} />
        <Choice label="Colour scheme" values={namesOf(modes)} chosen={mode} onChoose={setMode} />
      </header>
      <div className="columns">
        <nav className="contents" aria-label="States">
          {shown.map((name) => (
            <section key={name} aria-labelledby={`contents-${name}`}>
              <h2 id={`contents-${name}`}>
                {name} <small>{statesOf(name).length}</small>
              </h2>
              <ul>
                {statesOf(name).map((still) => (
                  <li key={still.id}>
                    <a href={`#${still.id}`}>{still.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main>
          {shown.length === 0 && <p role="status">No state has these words.</p>}
          {shown.map((name) => (
            <section className="view-group" key={name} aria-labelledby={`view-${name}`}>
              <h2 className="view-name" id={`view-${name}`}>
                {name}
              </h2>
              {statesOf(name).map((still) => (
                <StateFigure key={still.id} still={still} dressing={dressing} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  )
}

function namesOf<Name extends string>(choices: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(choices) as Name[]
}
