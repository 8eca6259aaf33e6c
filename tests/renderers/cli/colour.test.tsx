import { renderToString } from 'ink'
import { expect, test, vi } from 'vitest'
import { App } from '../../../renderers/cli/App.tsx'
import { ThemeContext, themeFor } from '../../../renderers/cli/theme/theme.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

// Ink's colour library reads this once, when it is loaded.
vi.hoisted(() => (process.env['FORCE_COLOR'] = '3'))

const colourCode = new RegExp(`${String.fromCodePoint(27)}\\[(3[0-8]|4[0-8]|9\\d|10\\d)[;m]`)

function frame(environment: Record<string, string>): string {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  return renderToString(
    <ThemeContext value={themeFor(environment)}>
      <App store={latchkey} columns={80} rows={24} />
    </ThemeContext>,
  )
}

test('the terminal has colours', () => {
  expect(frame({})).toMatch(colourCode)
})

test('NO_COLOR takes every colour away, and the focus is still seen', () => {
  const plain = frame({ NO_COLOR: '1' })
  expect(plain).not.toMatch(colourCode)
  expect(plain).toContain('▸ ')
  expect(plain).toContain('[AC]')
})

test('an empty NO_COLOR means nothing', () => {
  expect(frame({ NO_COLOR: '' })).toMatch(colourCode)
})
