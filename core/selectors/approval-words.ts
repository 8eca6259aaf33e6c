import { enEmail } from '../strings/en/email.ts'
import { textsWith } from '../strings/texts.ts'
import type { RootState } from '../reducers/root.ts'

/** What stands on the approval in the secure frame, in the host's wording where it gave one, and the theme it is drawn in. */
export function approvalWords({ options }: Pick<RootState, 'options'>) {
  const text = textsWith(enEmail, options?.strings)
  return {
    title: text('approval.title'),
    close: text('approval.close'),
    themeMode: options?.themeMode ?? 'auto',
  } as const
}
