import { useEffect, useState } from 'react'
import type { ViewName } from '../../core/domain/features/view-name.ts'
import { Choice } from './Choice.tsx'
import { StateFigure } from './StateFigure.tsx'
import type { StillState, Theme } from './still-stores.ts'

const themeChoices = ['Both', 'Light', 'Dark'] as const
const themesOf: Readonly<Record<(typeof themeChoices)[number], readonly Theme[]>> = {
  Both: ['light', 'dark'],
  Light: ['light'],
  Dark: ['dark'],
}

/** Every state of every view, or of the one chosen, with a table of contents, a choice of view and a choice of theme. */
export function Gallery({
  states,
  first,
}: {
  readonly states: readonly StillState[]
  readonly first: ViewName | 'All'
}) {
  const [view, setView] = useState(first)
  const [theme, setTheme] = useState<(typeof themeChoices)[number]>('Both')
  const views = [...new Set(states.map((still) => still.view))]
  const shown = views.filter((name) => view === 'All' || view === name)
  const statesOf = (name: ViewName) => states.filter((still) => still.view === name)

  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])

  return (
    <>
      <header className="top">
        <h1>Latchkey gallery</h1>
        <Choice label="View" values={['All', ...views]} chosen={view} onChoose={setView} />
        <Choice label="Theme" values={themeChoices} chosen={theme} onChoose={setTheme} />
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
          {shown.map((name) => (
            <section className="view-group" key={name} aria-labelledby={`view-${name}`}>
              <h2 className="view-name" id={`view-${name}`}>
                {name}
              </h2>
              {statesOf(name).map((still) => (
                <StateFigure key={still.id} still={still} themes={themesOf[theme]} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  )
}
