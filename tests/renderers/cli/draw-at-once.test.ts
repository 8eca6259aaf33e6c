import { expect, test } from 'vitest'
import { drawAtOnce } from '../../../renderers/cli/commands/draw-at-once.ts'

/** What the environment is by then, for a terminal of so many bits of colour. */
function afterwards(env: NodeJS.ProcessEnv, bits?: number): NodeJS.ProcessEnv {
  const own = { ...env }
  drawAtOnce(own, bits === undefined ? {} : { getColorDepth: () => bits })
  return own
}

test('an environment of a person is left as it is, since a CI that is set at all takes the colours away', () => {
  expect(afterwards({ TERM: 'xterm-256color' }, 8)).toEqual({ TERM: 'xterm-256color' })
})

test.each([
  [4, '1'],
  [8, '2'],
  [24, '3'],
])('in CI a terminal of %d bits has colours', (bits, level) => {
  expect(afterwards({ CI: 'true' }, bits)).toEqual({ CI: 'false', FORCE_COLOR: level })
  expect(afterwards({ CONTINUOUS_INTEGRATION: '1' }, bits)).toEqual({
    CONTINUOUS_INTEGRATION: 'false',
    FORCE_COLOR: level,
  })
})

test('a pipe gets no colours, and a forced setting is respected', () => {
  expect(afterwards({ CI: 'true' })).toEqual({ CI: 'false' })
  expect(afterwards({ CI: 'true' }, 1)).toEqual({ CI: 'false' })
  expect(afterwards({ CI: 'true', FORCE_COLOR: '0' }, 24)).toEqual({ CI: 'false', FORCE_COLOR: '0' })
})
