import { enEmail } from '../../strings/en/email.ts'
import { textsWith } from '../../strings/texts.ts'
import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../shell/translated-words.ts'

/** What stands on the approval in the secure frame, in the host's wording where it gave one, and the theme it is drawn in. */
export function approvalWords(state: Pick<BootState, 'options' | 'locale'>) {
  const text = textsWith(enEmail, state.options?.strings, translatedWords(state))
  return {
    title: text('approval.title'),
    close: text('approval.close'),
    themeMode: state.options?.themeMode ?? 'auto',
  } as const
}
