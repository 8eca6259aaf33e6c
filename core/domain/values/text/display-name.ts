/** The highest number of code points in a name, and of marks on one character (UTS 39, 5.4). */
const mostCharacters = 50
const mostMarks = 4

/** The length up to which a text is read, in UTF-16 units. */
const mostUnits = 1000

const blank = /[\t-\r\u0085\p{Z}\u2800\uFFFC\u{1D159}]/gu
/** Blank characters other than the space. */
export const unusualBlank = /(?! )[\t-\r\u0085\p{Z}\u2800\uFFFC\u{1D159}]/gu
/** Invisible characters. */
// Joiners and the emoji selector are visible parts of an emoji, and invisible anywhere else (UTS 51).
export const hiddenCharacters =
  /(?!(?<=\p{ExtPict})\uFE0F|(?<=\p{ExtPict}\uFE0F?|\p{EMod})\u200D(?=\p{ExtPict}))[\p{C}\p{DI}]/gu
const marksOnNothing = /(^| )\p{M}+/gu
const marks = new RegExp(`([\\p{Mn}\\p{Me}]{${mostMarks}})[\\p{Mn}\\p{Me}]+`, 'gu')
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Returns an external name in a form that is safe to show. The name is composed (NFC), on one line, and at most 50 characters long. Control, format
 * and other invisible characters are removed, and marks on a letter are limited. Null if the value is no text, or if no visible character remains.
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
