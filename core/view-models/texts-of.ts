import type { RootState } from '../reducers/root.ts'
import { en } from '../strings/en.ts'
import type { TextName } from '../strings/en.ts'
import { textsWith } from '../strings/texts.ts'
import type { Texts } from '../strings/texts.ts'

/** All texts of the modal, in the host's wording where it gave one. */
export function textsOf({ options }: RootState): Texts<TextName> {
  return textsWith(en, options?.strings)
}

/** Whether a text of this name exists. */
export function isTextName(name: string): name is TextName {
  return name in en
}
