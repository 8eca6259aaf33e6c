import { enEmail } from '../../strings/en/email.ts'
import { textsWith } from '../../strings/texts.ts'
import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../shell/translated-words.ts'

/** Returns the texts of the secure frame's approval, in the host's wording if it gave any, and the frame's theme. */
export function approvalWords(state: Pick<BootState, 'options' | 'locale'>) {
  const text = textsWith(enEmail, state.options?.strings, translatedWords(state))
  return {
    title: text('approval.title'),
    close: text('approval.close'),
    themeMode: state.options?.themeMode ?? 'auto',
  } as const
}
