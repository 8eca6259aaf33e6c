import { expect, test } from 'vitest'
import type { ColourName } from '../../../renderers/react-dom/theme/tokens.ts'
import { contrast, resolvedColour } from './contrast-of-tokens.ts'

const texts: readonly (readonly [ColourName, ColourName])[] = [
  ...(['paper', 'paper-sunken', 'paper-hover', 'paper-pressed'] as const).flatMap(
    (ground) =>
      [
        ['ink', ground],
        ['ink-muted', ground],
        ['ink-faint', ground],
        ['accent-ink', ground],
      ] as const,
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-pressed'],
  ['accent-ink', 'accent-soft'],
  ['negative', 'paper'],
  ['negative', 'negative-soft'],
  ['negative', 'negative-hover'],
  ['ink', 'negative-soft'],
  ['ink-muted', 'negative-soft'],
  ['positive', 'paper'],
  ['positive', 'positive-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-toast', 'toast'],
  ['on-toast-positive', 'toast'],
  ['on-toast-negative', 'toast'],
  ['on-tile', 'tile-clay'],
  ['on-tile', 'tile-moss'],
  ['on-tile', 'tile-slate'],
  ['on-tile', 'tile-plum'],
  ['on-tile', 'tile-ochre'],
  ['on-tile', 'tile-teal'],
]

const graphics: readonly (readonly [ColourName, ColourName])[] = [
  ['accent', 'paper'],
  ['accent', 'paper-hover'],
  ['field-border', 'paper'],
  ['negative', 'paper'],
]

for (const theme of ['light', 'dark'] as const) {
  test(`every text reads at 4.5 or better in the ${theme} theme`, () => {
    expect(tooFaint(texts, theme, 4.5)).toEqual([])
  })

  test(`every mark stands out at 3 or better in the ${theme} theme`, () => {
    expect(tooFaint(graphics, theme, 3)).toEqual([])
  })
}

function tooFaint(pairs: typeof texts, theme: 'light' | 'dark', least: number): string[] {
  return pairs.flatMap(([mark, ground]) => {
    const found = contrast(resolvedColour(mark, theme), resolvedColour(ground, theme))
    return found < least ? [`${mark} on ${ground}: ${found.toFixed(2)}`] : []
  })
}
