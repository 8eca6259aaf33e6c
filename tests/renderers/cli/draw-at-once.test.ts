import { expect, test } from 'vitest'
import { drawAtOnce } from '../../../renderers/cli/commands/draw-at-once.ts'

/** What the environment is by then. */
function afterwards(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = { ...env }
  drawAtOnce(own)
  return own
}

test.each([
  [{ TERM: 'xterm' }, '1'],
  [{ TERM: 'xterm-256color' }, '2'],
  [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, '3'],
])('a terminal has its colours, in CI too: %o', (terminal, level) => {
  expect(afterwards(terminal)['FORCE_COLOR']).toBe(level)
  expect(afterwards({ ...terminal, CI: 'true' })).toEqual({ ...terminal, CI: 'false', FORCE_COLOR: level })
  expect(afterwards({ ...terminal, CONTINUOUS_INTEGRATION: '1' })).toEqual({
    ...terminal,
    CONTINUOUS_INTEGRATION: 'false',
    FORCE_COLOR: level,
  })
})

test('a forced setting is respected, and NO_COLOR leaves bold and inverse text', () => {
  expect(afterwards({ CI: 'true', FORCE_COLOR: '0' })).toEqual({ CI: 'false', FORCE_COLOR: '0' })
  expect(afterwards({ TERM: 'xterm-256color', NO_COLOR: '1' })['FORCE_COLOR']).toBe('1')
  expect(afterwards({ TERM: 'dumb', NO_COLOR: '1' })['FORCE_COLOR']).toBe('0')
})
