import { hiddenCharacters, unusualBlank } from './display-name.ts'

/** A text from outside as it is, line by line, for whoever must see all of it: what would not be seen (controls, format characters, blanks other than a space) stands as its code point. */
export function visibleText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(unusualBlank, codePoint).replace(hiddenCharacters, codePoint))
    .join('\n')
}

function codePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `<U+${number.toString(16).toUpperCase().padStart(4, '0')}>`
}
