import type { StillState, Theme } from './still-stores.ts'
import { StillModal } from './StillModal.tsx'

/** One state in its dressings: at a phone's width and on a desktop in each theme, and in the terminal. */
export function StateFigure({
  still,
  themes,
}: {
  readonly still: StillState
  readonly themes: readonly Theme[]
}) {
  const { id, name, recording, position, frame, stores } = still
  return (
    <article className="state" id={id} aria-labelledby={`${id}-name`} data-view={still.view}>
      <header className="state-top">
        <h3 id={`${id}-name`}>{name}</h3>
        <p className="origin">
          {recording}, event {position}
          {themes.map((theme) => (
            <a key={theme} href={`?state=${id}&theme=${theme}`} aria-label={`${name}: dialog, ${theme}`}>
              dialog, {theme}
            </a>
          ))}
        </p>
      </header>
      <div className="dressings">
        {themes.map((theme) => (
          <div className="pair" key={theme}>
            {(['phone', 'desktop'] as const).map((room) => (
              <figure className="dressing" key={room} data-theme={theme} data-room={room}>
                <div className="stage">
                  <StillModal store={stores[theme]} room={room} />
                </div>
                <figcaption>
                  {theme}, {room === 'phone' ? '360 px' : 'desktop'}
                </figcaption>
              </figure>
            ))}
          </div>
        ))}
        <figure className="dressing" data-room="terminal">
          <pre className="terminal" tabIndex={0} aria-label={`${name}: terminal`} role="region">
            {frame}
          </pre>
          <figcaption>terminal</figcaption>
        </figure>
      </div>
    </article>
  )
}
