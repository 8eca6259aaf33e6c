import { unknownText } from '../core/domain/options/option-error.ts'
import { de } from '../core/strings/de.ts'

/** Checks that what a host words is a text of ours, in whichever language; throws `bad-option` naming the text that was probably meant. */
export function checkStrings(strings: Readonly<Record<string, string>>): void {
  const stray = Object.keys(strings).find((name) => !Object.hasOwn(de, name))
  if (stray !== undefined) throw unknownText(stray, Object.keys(de))
}
