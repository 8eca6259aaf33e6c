import type { Network } from '../../../core/domain/network/network.ts'
import { expect } from 'vitest'
import { App } from '../../../renderers/cli/App.tsx'
import type { AppProps } from '../../../renderers/cli/App.tsx'
import { HeldKeyContext } from '../../../renderers/cli/focus/held-key.ts'
import type { Space } from '../../../renderers/cli/layout/space.ts'
import { eventually } from '../../eventually.ts'
import { drawnPlainly } from './drawn-plainly.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

/** What a terminal sends for a key. */
export const keys = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  end: '\u001B[F',
  enter: '\r',
  escape: '\u001B',
  backspace: '\u007F',
  tab: '\t',
}

/** Opens a Latchkey over fakes and draws it until the test ends: presses keys, and waits until a text is seen. Strokes within `gap` are of a held key. */
export function seated({
  more = 0,
  gap = 0,
  isSiweEnabled = false,
  isInstalled = true,
  networks,
  ...props
}: Partial<AppProps> & {
  readonly more?: number
  readonly gap?: number
  readonly isSiweEnabled?: boolean
  /** Whether the browser has a wallet. */
  readonly isInstalled?: boolean
  readonly networks?: readonly Network[]
} = {}) {
  const fakes = latchkeyOfFakes({ more, isSiweEnabled, isInstalled, ...(networks && { networks }) })
  void fakes.latchkey.open()
  const drawn = (space: Partial<Space> = {}) => (
    <HeldKeyContext value={gap}>
      <App store={fakes.latchkey} columns={80} rows={24} {...props} {...space} />
    </HeldKeyContext>
  )
  const { stdin, lastFrame, rerender } = drawnPlainly(drawn())
  return {
    ...fakes,
    press: (key: string) => stdin.write(key),
    lastFrame,
    resize: (space: Space) => rerender(drawn(space)),
    sees: (text: string) => eventually(() => expect(lastFrame()).toContain(text)),
  }
}
