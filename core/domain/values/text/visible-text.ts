import { hiddenCharacters, unusualBlank } from './display-name.ts'

/**
 * Returns an external text, line by line, in which every character is visible. Control and format characters, and blanks other than the space, are
 * replaced with their code points.
 */
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
