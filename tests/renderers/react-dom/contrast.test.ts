import { expect, test } from 'vitest'
import * as ready from '../../../entries/themes.ts'
import type { Theme } from '../../../entries/themes.ts'
import type { ColourName } from '../../../renderers/react-dom/theme/tokens.ts'
import { colouredRules, moreContrastTokens } from './colours-in-css.ts'
import { contrastOf } from './contrast-of-tokens.ts'

type Pair = readonly [mark: ColourName, ground: ColourName]

const across = (marks: readonly ColourName[], grounds: readonly ColourName[]): readonly Pair[] =>
  marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const))

/** Texts of a view, which may stand on each of its grounds. */
const viewTexts = across(
  ['ink', 'ink-muted', 'ink-faint', 'accent-ink', 'negative', 'positive'],
  ['paper', 'paper-sunken', 'paper-hover', 'paper-pressed', 'accent-soft', 'positive-soft', 'negative-soft'],
)
const texts: readonly Pair[] = [
  ...viewTexts,
  ['negative', 'negative-hover'],
  ...across(['on-primary'], ['primary', 'primary-hover', 'primary-pressed']),
  ...across(['on-toast', 'on-toast-positive', 'on-toast-negative'], ['toast']),
  ...across(['on-tile'], ['tile-clay', 'tile-moss', 'tile-slate', 'tile-plum', 'tile-ochre', 'tile-teal']),
]

/** Focus rings, progress, edges of fields, and badges. */
const marks: readonly Pair[] = [
  ...across(['accent'], ['paper', 'paper-sunken', 'paper-hover', 'paper-pressed', 'accent-soft']),
  ...across(['field-border'], ['paper']),
  ...across(['negative', 'positive'], ['paper', 'paper-sunken']),
  ...across(['paper'], ['negative', 'positive', 'ink-muted']),
]

/** Colours on which no text stands. */
const withoutText = new Set<ColourName>(['accent', 'backdrop', 'hairline-strong', 'skeleton'])

/** Lines that only repeat what words, a ground or a gap say already. */
const decoration = new Set<ColourName>(['hairline', 'hairline-strong', 'ink', 'paper'])

const themes: Readonly<Record<string, Theme>> = {
  default: {},
  forest: ready.forest,
  glacier: ready.glacier,
  midnight: ready.midnight,
  'high contrast': ready.highContrast,
}
const modes = ['light', 'dark'] as const
const dressings = Object.entries(themes).flatMap(([name, theme]) =>
  modes.map((mode) => ({ name, theme, mode })),
)

test.each(dressings)('every text of the $name theme reads at 4.5 or better in $mode', ({ theme, mode }) => {
  expect(tooFaint(texts, 4.5, mode, theme)).toEqual([])
})

test.each(dressings)(
  'every mark of the $name theme stands out at 3 or better in $mode',
  ({ theme, mode }) => {
    expect(tooFaint(marks, 3, mode, theme)).toEqual([])
  },
)

test.each(modes)('every text of the high contrast theme reads at 7 or better in %s', (mode) => {
  expect(tooFaint(texts.filter(isOnTokens), 7, mode, ready.highContrast)).toEqual([])
})

test.each(dressings)(
  'for a visitor who prefers more contrast, texts of the $name theme read as ink does in $mode',
  ({ theme, mode }) => {
    const more = { ...theme, ...moreContrastTokens() }
    const quiet = across(
      ['ink-muted', 'ink-faint', 'field-border', 'hairline-strong'],
      ['paper', 'paper-sunken'],
    )
    expect(tooFaint(quiet, 7, mode, more)).toEqual([])
    expect(tooFaint(texts, 4.5, mode, more)).toEqual([])
    expect(tooFaint(across(['hairline'], ['paper']), 3, mode, more)).toEqual([])
  },
)

test('a text or ground that a style sheet names is among the tested pairs', () => {
  const tested = [...texts, ...marks]
  const [asMark, asGround] = [
    new Set(tested.map(([mark]) => mark)),
    new Set(tested.map(([, ground]) => ground)),
  ]
  const rules = colouredRules()
  expect(rules.length).toBeGreaterThan(100)
  expect(
    rules.flatMap((rule) => [
      ...rule.texts.filter((name) => !asMark.has(name)),
      ...rule.grounds.filter((name) => !asGround.has(name) && !withoutText.has(name)),
      ...rule.lines.filter((name) => !asMark.has(name) && !decoration.has(name)),
    ]),
  ).toEqual([])
})

test('a rule that sets text and ground sets a tested pair', () => {
  const isTested = (mark: ColourName, ground: ColourName) =>
    [...texts, ...marks].some((pair) => pair[0] === mark && pair[1] === ground)
  expect(
    colouredRules().flatMap(({ selector, texts: set, grounds }) =>
      across(set, grounds)
        .filter(([mark, ground]) => !isTested(mark, ground))
        .map(([mark, ground]) => `${selector}: ${mark} on ${ground}`),
    ),
  ).toEqual([])
})

/** Letters of replaced pictures keep their grounds in every theme. */
function isOnTokens([mark]: Pair): boolean {
  return mark !== 'on-tile'
}

function tooFaint(pairs: readonly Pair[], least: number, mode: 'light' | 'dark', theme: Theme): string[] {
  return pairs.flatMap(([mark, ground]) => {
    const found = contrastOf(mark, ground, mode, theme)
    return found < least ? [`${mark} on ${ground}: ${found.toFixed(2)}`] : []
  })
}
