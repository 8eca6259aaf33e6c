import { unknownText } from '../core/domain/options/option-error.ts'
import { de } from '../core/strings/de.ts'

/** Checks that a host's own wording is for existing texts. Throws `bad-option` with the name that was probably meant. */
export function checkStrings(strings: Readonly<Record<string, string>>): void {
  const stray = Object.keys(strings).find((name) => !Object.hasOwn(de, name))
  if (stray !== undefined) throw unknownText(stray, Object.keys(de))
}
