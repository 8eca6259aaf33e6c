import { renderToString } from 'ink'
import { expect, test, vi } from 'vitest'
import type { Button } from '../../../core/view-models/parts/parts.ts'
import { App } from '../../../renderers/cli/App.tsx'
import { FocusContext } from '../../../renderers/cli/focus/focus-context.ts'
import { ButtonPart } from '../../../renderers/cli/parts/ButtonPart.tsx'
import type { ColourTier } from '../../../renderers/cli/theme/colour-tier.ts'
import { ThemeContext, themeFor } from '../../../renderers/cli/theme/theme.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

// Ink's colour library reads this once, when it is loaded.
vi.hoisted(() => (process.env['FORCE_COLOR'] = '3'))

const colourCode = new RegExp(`${String.fromCodePoint(27)}\\[(3[0-8]|4[0-8]|9\\d|10\\d)[;m]`)

function frame(tier: ColourTier): string {
  const { latchkey } = latchkeyOfFakes()
  void latchkey.open()
  return renderToString(
    <ThemeContext value={themeFor(tier)}>
      <App store={latchkey} columns={80} rows={24} />
    </ThemeContext>,
  )
}

test('the terminal has colours', () => {
  for (const tier of ['all', '256', '16'] as const) expect(frame(tier)).toMatch(colourCode)
})

test('without colours the focus is still seen', () => {
  const plain = frame('none')
  expect(plain).not.toMatch(colourCode)
  expect(plain).toContain('▸ ')
  expect(plain).toContain('[AC]')
})

test('without colours a focused button is inverse, and a bad tone has a mark', () => {
  const button = (tone: Button['tone'], focus: string) =>
    renderToString(
      <ThemeContext value={themeFor('none')}>
        <FocusContext value={focus}>
          <ButtonPart
            place="it"
            button={{ part: 'button', label: 'Do it', tone, press: { type: 'x', data: {} } }}
          />
        </FocusContext>
      </ThemeContext>,
    )
  expect(button('neutral', 'it')).toContain('\u001B[7m')
  expect(button('neutral', 'another')).not.toContain('\u001B[7m')
  expect(button('negative', 'another')).toContain('[ ! Do it ]')
})
