import { modalColours } from '../../../renderers/react-dom/theme/modal-tokens.ts'
import { tileColours } from '../../../renderers/react-dom/theme/tile-tokens.ts'
import { baseColours } from '../../../renderers/react-dom/theme/tokens.ts'
import type { ColourName } from '../../../renderers/react-dom/theme/tokens.ts'

/** A colour in red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** A token's colour in one theme, mixed as a browser mixes it. */
export function resolvedColour(name: ColourName, theme: 'light' | 'dark'): Rgb {
  const colour = { ...baseColours, ...tileColours, ...modalColours }[name]
  if (!colour) throw new Error(`No colour is called ${name}.`)
  if (!('of' in colour)) return parsedHex(colour[theme])
  const upper = resolvedColour(colour.of, theme)
  const lower = resolvedColour(colour.over, theme)
  const share = colour.percent / 100
  const mixed = (index: 0 | 1 | 2) => upper[index] * share + lower[index] * (1 - share)
  return [mixed(0), mixed(1), mixed(2)]
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function parsedHex(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
