import { LatchkeyError } from '../../../../core/domain/errors/latchkey-error.ts'
import { accentTones } from './accent-tones.ts'
import type { Ground } from './accent-tones.ts'
import { parseHex, writeHex } from './rgb.ts'
import type { Rgb } from './rgb.ts'
import type { Theme } from './theme.ts'

/** A colour for both modes, or one for each. In hexadecimal digits, such as `#0b6b57`. */
export type AccentColour = string | { readonly light: string; readonly dark: string }

/**
 * Returns a theme with your colour as its accent, over the default theme or another. It derives the main button and its hover and pressed tones, the
 * text on it, text in the accent, soft grounds, and focus rings. A tone that is too faint on the theme's ground moves towards its ink. Texts have
 * a contrast of at least 4.5 to 1 then, and marks of 3 to 1. Throws `bad-option` for anything but a colour in hexadecimal digits without alpha.
 */
export function withAccent(accent: AccentColour, theme: Theme = {}): Theme {
  const [light, dark] =
    typeof accent === 'object' && accent !== null ? [accent.light, accent.dark] : [accent, accent]
  const inLight = accentTones(parsedAccent(light), groundOf(theme, 0))
  const inDark = accentTones(parsedAccent(dark), groundOf(theme, 1))
  const tones = Object.keys(inLight).map((name) => [
    `--latchkey-${name}`,
    `light-dark(${[inLight[name], inDark[name]].map((tone) => tone && writeHex(tone)).join(', ')})`,
  ])
  return { ...theme, ...(Object.fromEntries(tones) as Theme) }
}

function parsedAccent(text: unknown): Rgb {
  const colour = parseHex(text)
  if (colour) return colour
  throw new LatchkeyError(
    'bad-option',
    `The accent is ${JSON.stringify(text) ?? String(text)}; expected a colour in three or six hexadecimal digits, such as "#0b6b57", or { light, dark } with one for each mode.`,
  )
}

/** The default grounds, in light and dark mode. A test compares them with the tokens. */
const defaults = { paper: ['#fbfaf7', '#1c1b1a'], ink: ['#1b1916', '#f2eee6'] } as const

/** Returns the ground of a theme in one mode, 0 for light. A colour in another form than hexadecimal digits counts as the default. */
function groundOf(theme: Theme, mode: 0 | 1): Ground {
  const colourOf = (name: keyof typeof defaults) =>
    parseHex(sideOf(theme[`--latchkey-${name}`] ?? '', mode)) ?? parsedAccent(defaults[name][mode])
  return { paper: colourOf('paper'), ink: colourOf('ink') }
}

function sideOf(value: string, mode: 0 | 1): string {
  const [, ...sides] = /^light-dark\((.*),(.*)\)$/.exec(value) ?? []
  return (sides[mode] ?? value).trim()
}
