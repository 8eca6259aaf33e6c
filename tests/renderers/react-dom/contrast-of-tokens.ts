import { modalColours } from '../../../renderers/react-dom/theme/modal-tokens.ts'
import { contrast, mixed, parseHex } from '../../../renderers/react-dom/theme/ready/rgb.ts'
import type { Rgb } from '../../../renderers/react-dom/theme/ready/rgb.ts'
import type { Theme } from '../../../renderers/react-dom/theme/ready/theme.ts'
import { tileColours } from '../../../renderers/react-dom/theme/tile-tokens.ts'
import { baseColours } from '../../../renderers/react-dom/theme/tokens.ts'
import type { ColourName } from '../../../renderers/react-dom/theme/tokens.ts'

/** Every colour of the theme. */
export const colours = { ...baseColours, ...tileColours, ...modalColours }

export type Mode = 'light' | 'dark'

/** A token's colour in one mode of a theme, mixed as a browser mixes it. */
export function resolvedColour(name: ColourName, mode: Mode, theme: Theme = {}): Rgb {
  const given = theme[`--latchkey-${name}`]
  if (given !== undefined) return written(given, mode, theme)
  const colour = colours[name]
  if (!colour) throw new Error(`No colour is called ${name}.`)
  if (!('of' in colour)) return written(colour[mode], mode, theme)
  const percent = mode === 'dark' ? (colour.inDark ?? colour.percent) : colour.percent
  return mixed(
    resolvedColour(colour.of, mode, theme),
    resolvedColour(colour.over, mode, theme),
    percent / 100,
  )
}

/** Reads a colour as a theme writes it: hexadecimal digits, a pair of them, another token, or a mixture of two. */
function written(value: string, mode: Mode, theme: Theme): Rgb {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
  const [, other] = /^var\(--lk-([a-z-]+)\)$/.exec(value) ?? []
  if (other !== undefined) return resolvedColour(other as ColourName, mode, theme)
  const [, of, percent, over] =
    /^color-mix\(in srgb, var\(--lk-([a-z-]+)\) (\d+)%, var\(--lk-([a-z-]+)\)\)$/.exec(value) ?? []
  if (of !== undefined)
    return mixed(
      resolvedColour(of as ColourName, mode, theme),
      resolvedColour(over as ColourName, mode, theme),
      Number(percent) / 100,
    )
  const colour = parseHex((mode === 'light' ? light : dark) ?? value)
  if (!colour) throw new Error(`No colour: ${value}.`)
  return colour
}

/** The contrast of two tokens in one mode of a theme, 1 to 21. */
export function contrastOf(mark: ColourName, ground: ColourName, mode: Mode, theme?: Theme): number {
  return contrast(resolvedColour(mark, mode, theme), resolvedColour(ground, mode, theme))
}
