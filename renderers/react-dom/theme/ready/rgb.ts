/** A colour in red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads a colour of three or six hexadecimal digits, such as `#0a7`. Null for anything else. */
export function parseHex(text: unknown): Rgb | null {
  if (typeof text !== 'string' || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(text)) return null
  const digits = text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text
  const number = Number.parseInt(digits.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** Writes a colour in six hexadecimal digits. */
export function writeHex(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two colours as CSS does in `srgb`; `share` is that of the first, 0 to 1. */
export function mixed(upper: Rgb, lower: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => upper[index] * share + lower[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(first, second) / Math.min(first, second)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
