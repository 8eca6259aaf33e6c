/** Whether a terminal's background is light or dark, or not known. */
export type Background = 'light' | 'dark' | 'unknown'

/** The sum of the shares by which red, green and blue are seen as bright (ITU-R BT.709), from which a background counts as light. */
const lightFrom = 0.5

/**
 * Returns the background that the environment names: `LATCHKEY_BACKGROUND`, else the last number of `COLORFGBG`, which is a colour of the palette.
 */
export function backgroundIn(environment: Readonly<Record<string, string | undefined>>): Background {
  const { LATCHKEY_BACKGROUND: chosen, COLORFGBG = '' } = environment
  if (chosen === 'light' || chosen === 'dark') return chosen
  const colour = /;(\d{1,2})$/.exec(COLORFGBG)?.[1]
  if (colour === undefined || Number(colour) > 15) return 'unknown'
  return Number(colour) === 7 || Number(colour) > 8 ? 'light' : 'dark'
}

/** Returns the background from a terminal's answer to OSC 11, such as `rgb:ffff/ffff/ffff`. */
export function backgroundOf(answer: string): Background {
  const parts = /rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(answer)?.slice(1)
  if (!parts) return 'unknown'
  const [red = 0, green = 0, blue = 0] = parts.map((hex) => Number.parseInt(hex, 16) / (16 ** hex.length - 1))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue >= lightFrom ? 'light' : 'dark'
}
