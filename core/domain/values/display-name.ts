/** How many characters (code points) a name has at most, and how many marks stand on one of them (UTS 39, 5.4). */
const mostCharacters = 50
const mostMarks = 4

/** Of a longer text only the beginning is looked at, in UTF-16 units. */
const mostUnits = 1000

const blank = /[\t-\r\u0085\p{Z}\u2800\uFFFC\u{1D159}]/gu
/** Blanks that are no space. */
export const unusualBlank = /(?! )[\t-\r\u0085\p{Z}\u2800\uFFFC\u{1D159}]/gu
/** Characters that nobody sees. */
// Joiners and the colour selector are part of a picture character's spelling, and nothing anywhere else (UTS 51).
export const hiddenCharacters =
  /(?!(?<=\p{ExtPict})\uFE0F|(?<=\p{ExtPict}\uFE0F?|\p{EMod})\u200D(?=\p{ExtPict}))[\p{C}\p{DI}]/gu
const marksOnNothing = /(^| )\p{M}+/gu
const marks = new RegExp(`([\\p{Mn}\\p{Me}]{${mostMarks}})[\\p{Mn}\\p{Me}]+`, 'gu')
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name from outside as it may be shown: composed (NFC), on one line, without controls, format and other default-ignorable characters,
 * with few marks on a letter, and of at most 50 characters. Null when it is no text or nothing of it can be seen.
 */
export function displayName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const readable = value
    .slice(0, mostUnits)
    .replace(blank, ' ')
    .replace(hiddenCharacters, '')
    .normalize('NFC')
  const name = shortened(
    readable.replace(marksOnNothing, '$1').replace(marks, '$1').replace(/ +/g, ' ').trim(),
  )
  return visible.test(name) ? name : null
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= mostCharacters) return name
  const start = characters.slice(0, mostCharacters - 1).join('')
  return `${start.replace(hiddenCharacters, '').trimEnd()}…`
}
