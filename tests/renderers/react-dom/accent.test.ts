import { expect, test } from 'vitest'
import { forest, glacier, highContrast, midnight, withAccent } from '../../../entries/themes.ts'
import type { Theme } from '../../../entries/themes.ts'
import { colours, contrastOf, resolvedColour } from './contrast-of-tokens.ts'
import { writeHex } from '../../../renderers/react-dom/theme/ready/rgb.ts'

const accents = [
  '#0b6b57',
  '#0a7',
  '#ff5a1f',
  '#ffe600',
  '#ffffff',
  '#000000',
  '#808080',
  '#0000ff',
  '#00ff00',
  '#ff00ff',
  '#fbfaf7',
  '#1c1b1a',
]
const themes: readonly Theme[] = [{}, forest, glacier, midnight, highContrast]
const modes = ['light', 'dark'] as const

test.each(accents)('texts and marks in the tones of %s can be read over every theme', (accent) => {
  const faint = themes.flatMap((theme) => {
    const dressed = withAccent(accent, theme)
    return modes.flatMap((mode) => {
      const least = (wanted: number, mark: keyof typeof colours, ground: keyof typeof colours) => {
        const found = contrastOf(mark, ground, mode, dressed)
        return found < wanted ? [`${mark} on ${ground}, ${mode}: ${found.toFixed(2)}`] : []
      }
      return [
        ...(['primary', 'primary-hover', 'primary-pressed'] as const).flatMap((ground) =>
          least(4.5, 'on-primary', ground),
        ),
        ...(['paper', 'paper-sunken', 'paper-hover', 'paper-pressed', 'accent-soft'] as const).flatMap(
          (ground) => [...least(4.5, 'accent-ink', ground), ...least(3, 'accent', ground)],
        ),
        ...(['ink', 'ink-muted', 'ink-faint', 'negative', 'positive'] as const).flatMap((text) =>
          least(4.5, text, 'accent-soft'),
        ),
      ]
    })
  })
  expect(faint).toEqual([])
})

test('an accent that stands out stays as it is, and a fainter one moves towards ink', () => {
  expect(withAccent('#0b6b57')['--latchkey-accent']).toBe('light-dark(#0b6b57, #398574)')
  expect(withAccent({ light: '#0b6b57', dark: '#5fd0b4' })['--latchkey-accent']).toBe(
    'light-dark(#0b6b57, #5fd0b4)',
  )
})

test('an accent keeps what else a theme sets', () => {
  const { '--latchkey-paper': paper, '--latchkey-primary': primary } = withAccent('#c2410c', glacier)
  expect(paper).toBe(glacier['--latchkey-paper'])
  expect(primary).not.toBe(glacier['--latchkey-primary'])
})

test('without a theme, an accent reckons with the default grounds', () => {
  const both = (name: 'paper' | 'ink') =>
    `light-dark(${writeHex(resolvedColour(name, 'light'))}, ${writeHex(resolvedColour(name, 'dark'))})`
  const spelled = { '--latchkey-paper': both('paper'), '--latchkey-ink': both('ink') }
  expect({ ...withAccent('#ffe600', spelled) }).toEqual({ ...spelled, ...withAccent('#ffe600') })
})

test.each([
  ['"teal"', 'teal'],
  ['"#12345"', '#12345'],
  ['"#0b6b5780"', '#0b6b5780'],
  ['"rgb(0 0 0)"', 'rgb(0 0 0)'],
  ['undefined', { light: '#0b6b57' }],
  ['null', null],
  ['7', 7],
])('the accent %s is refused, with what was expected', (shown, wrong) => {
  expect(() => withAccent(wrong as string)).toThrow(
    expect.objectContaining({
      code: 'bad-option',
      message: `The accent is ${shown}; expected a colour in three or six hexadecimal digits, such as "#0b6b57", or { light, dark } with one for each mode.`,
    }),
  )
})
