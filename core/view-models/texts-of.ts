import type { BootState } from '../reducers/root.ts'
import { textsWith } from '../strings/texts.ts'
import type { Texts } from '../strings/texts.ts'

/** The texts of a view's own catalogue, in the host's wording where it gave one. */
export function textsOf<Name extends string>(
  { options }: Pick<BootState, 'options'>,
  words: Readonly<Record<Name, string>>,
): Texts<Name> {
  return textsWith(words, options?.strings)
}
