import type { CSSProperties } from 'react'
import { queryOf, themes } from './look.ts'
import type { Look, Mode } from './look.ts'
import type { StillState } from './still-stores.ts'
import { StillModal } from './StillModal.tsx'
import type { Room } from './StillModal.tsx'

/** How the page draws every state. */
export type Dressing = Omit<Look, 'mode'> & {
  readonly modes: readonly Mode[]
  readonly rooms: readonly Room[]
}

const captions: Readonly<Record<Room, string>> = { narrow: '320 px', phone: '360 px', desktop: 'desktop' }

/** One state in its dressings: at each width in each colour scheme, and in the terminal. */
export function StateFigure({
  still,
  dressing,
}: {
  readonly still: StillState
  readonly dressing: Dressing
}) {
  const { id, name, recording, position, frame, storeIn } = still
  const { modes, rooms, ...look } = dressing
  const variables: CSSProperties = themes[look.theme]
  return (
    <article className="state" id={id} aria-labelledby={`${id}-name`} data-view={still.view}>
      <header className="state-top">
        <h3 id={`${id}-name`}>{name}</h3>
        <p className="origin">
          {recording}, event {position}
          {modes.map((mode) => (
            <a key={mode} href={queryOf(id, { ...look, mode })} aria-label={`${name}: dialog, ${mode}`}>
              dialog, {mode}
            </a>
          ))}
        </p>
      </header>
      <div className="dressings">
        {modes.map((mode) => (
          <div className="pair" key={mode}>
            {rooms.map((room) => (
              <figure className="dressing" key={room} data-theme={mode} data-room={room}>
                <div className="stage" style={variables}>
                  <StillModal store={storeIn({ ...look, mode })} room={room} />
                </div>
                <figcaption>
                  {mode}, {captions[room]}
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
