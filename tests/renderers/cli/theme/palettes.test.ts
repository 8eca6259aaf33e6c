import { expect, test } from 'vitest'
import { palettes } from '../../../../renderers/cli/theme/palettes.ts'

const dark = [
  '#000000',
  '#1e1e1e',
  '#282c34',
  '#282a36',
  '#002b36',
  '#2e3440',
  '#282828',
  '#300a24',
  '#1a1b26',
]
const light = ['#ffffff', '#fdf6e3', '#f6f8fa', '#fbf1c7', '#fafafa', '#eff1f5']
const backgrounds = { dark, light, unknown: ['#000000', '#ffffff'] } as const

/** The colours that xterm gives to the names of the sixteen. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ee',
  magenta: '#cd00cd',
  red: '#cd0000',
  yellowBright: '#ffff00',
  greenBright: '#00ff00',
  redBright: '#ff5555',
  whiteBright: '#ffffff',
}

const cases = Object.entries(palettes).flatMap(([tier, ofTier]) =>
  Object.entries(ofTier).map(([background, palette]) => ({ tier, background, palette })),
)

test.each(cases)(
  '$tier colours on $background: text has a contrast of 4.5',
  ({ tier, background, palette }) => {
    // The sixteen colours are the theme's own, so only black and white can be checked.
    const all = backgrounds[background as keyof typeof backgrounds]
    const behind = tier === '16' ? all.filter((colour) => /^#(0{6}|f{6})$/.test(colour)) : all
    const { accent, quiet, positive, negative, onAccent, onTile, tiles } = palette
    for (const text of [accent, quiet, positive, negative])
      if (text) for (const colour of behind) expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5)
    for (const fill of [accent, negative])
      if (fill && onAccent) expect(contrast(onAccent, fill)).toBeGreaterThanOrEqual(4.5)
    for (const tile of tiles) expect(contrast(onTile ?? '', tile)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(cases)(
  '$tier colours on $background: a code is black on white, if there are colours',
  ({ tier, palette }) => {
    const { codeLight, codeDark } = palette
    if (tier === 'none') expect([codeLight, codeDark]).toEqual([undefined, undefined])
    else expect(contrast(codeLight ?? '', codeDark ?? '')).toBe(21)
  },
)

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): readonly number[] {
  const index = /^ansi256\((\d+)\)$/.exec(colour)?.[1]
  if (index !== undefined) return indexedChannels(Number(index))
  const hex = named[colour] ?? colour
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** The cube of six levels, and the ramp of grays behind it. */
function indexedChannels(index: number): readonly number[] {
  if (index >= 232) return Array.from({ length: 3 }, () => 8 + 10 * (index - 232))
  const levels = [0, 95, 135, 175, 215, 255]
  return [36, 6, 1].map((step) => levels[Math.floor((index - 16) / step) % 6] ?? 0)
}
