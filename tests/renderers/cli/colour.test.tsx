import { renderToString } from 'ink'
import { expect, test, vi } from 'vitest'
import type { Button } from '../../../core/view-models/parts/parts.ts'
import { App } from '../../../renderers/cli/App.tsx'
import { FocusContext } from '../../../renderers/cli/focus/focus-context.ts'
import { NoticePart } from '../../../renderers/cli/parts/NoticePart.tsx'
import { ButtonPart } from '../../../renderers/cli/parts/ButtonPart.tsx'
import type { ColourTier } from '../../../renderers/cli/theme/colour-tier.ts'
import { ThemeContext, themeFor } from '../../../renderers/cli/theme/theme.ts'
import { latchkeyOfFakes } from './world-of-fakes.ts'

// Ink's colour library reads this once, when it is loaded.
vi.hoisted(() => (process.env['FORCE_COLOR'] = '3'))

const wholeCode = new RegExp(`${String.fromCodePoint(27)}\\[(38;[\\d;]+|3[0-7]|9\\d)m`)
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

test.each(['all', '256', '16'] as const)(
  'with %s colours each row of a wrapped text has the colour',
  (tier) => {
    const notice = { part: 'notice', tone: 'negative', title: 'Nothing arrived', body: 'Try again' } as const
    const rows = renderToString(
      <ThemeContext value={themeFor(tier, 'dark')}>
        <NoticePart notice={{ ...notice, title: 'Nothing arrived in time' }} columns={20} />
      </ThemeContext>,
      { columns: 20 },
    ).split('\n')
    const [first, second] = rows.map((row) => wholeCode.exec(row)?.[0])
    expect(first).toBeDefined()
    expect(second).toBe(first)
  },
)

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
