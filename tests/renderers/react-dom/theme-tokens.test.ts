import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeTokens } from '../../../core/domain/options/theme-tokens.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { modalColours, modalMeasures } from '../../../renderers/react-dom/theme/modal-tokens.ts'
import { tileColours, tileMeasures } from '../../../renderers/react-dom/theme/tile-tokens.ts'
import type { Colour } from '../../../renderers/react-dom/theme/tokens.ts'
import { baseColours, baseMeasures } from '../../../renderers/react-dom/theme/tokens.ts'
import { storyOptions } from '../../../fixtures/story.ts'

const colours = { ...baseColours, ...modalColours, ...tileColours }
const measures = { ...baseMeasures, ...modalMeasures, ...tileMeasures }
const existing = [...Object.keys(colours), ...Object.keys(measures)].toSorted()

const written = (colour: Colour, side: 'light' | 'dark') =>
  'of' in colour
    ? `${(side === 'dark' && colour.inDark) || colour.percent} % ${colour.of} over ${colour.over}`
    : colour[side]
const rows = Array.from(
  readFileSync('docs/theming.md', 'utf8').matchAll(
    /^\| `--latchkey-([a-z-]+)` \| ([^|]+) \| `([^`]+)` \| `([^`]+)` \|$/gm,
  ),
  ([, name = '', meaning = '', light = '', dark = '']) => ({ name, meaning, light, dark }),
)

const accepts = (themeVariables: object) => () => parseOptions({ ...storyOptions, themeVariables })

test('the tokens that exist are those that a host may give, and those that are documented', () => {
  expect([...themeTokens].toSorted()).toEqual(existing)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(existing)
  expect(rows.filter(({ meaning }) => meaning.trim().length < 8)).toEqual([])
})

test('the documented defaults of theme tokens equal the code', () => {
  for (const { name, light, dark } of rows) {
    const colour = colours[name as keyof typeof colours]
    const measure = measures[name]
    expect([name, light, dark]).toEqual(
      colour ? [name, written(colour, 'light'), written(colour, 'dark')] : [name, measure, measure],
    )
  }
})

test('every theme token is accepted, and an unknown one is refused with the closest', () => {
  expect(accepts(Object.fromEntries(existing.map((name) => [`--latchkey-${name}`, 'red'])))).not.toThrow()
  expect(accepts({ '--latchkey-acent': 'red' })).toThrow(
    '"--latchkey-acent"; did you mean "--latchkey-accent"?',
  )
  expect(accepts({ '--latchkey-paper-pressd': 'red' })).toThrow('did you mean "--latchkey-paper-pressed"?')
  expect(accepts({ accent: 'red' })).toThrow('did you mean "--latchkey-accent"?')
  expect(accepts({ '--latchkey-quokka': 'red' })).toThrow('docs/theming.md')
})
