import { router } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import { translatedWords } from '../../selectors/shell/translated-words.ts'
import { enEmbed } from '../../strings/en/embed.ts'
import { textsWith } from '../../strings/texts.ts'
import type { Button, Notice } from '../parts/parts.ts'

/** The content of an embed whose code did not load: the reason, a button that tries again, and the number of tries. */
export type EmbedFailure = { readonly tries: number; readonly failed: Notice; readonly retry: Button }

/** Returns that content, in texts that a page has before any view of the modal is loaded. */
export function embedFailureView(state: BootState): EmbedFailure {
  const { tries } = state.router
  const text = textsWith(enEmbed, state.options?.strings, translatedWords(state))
  return {
    tries,
    failed: { part: 'notice', tone: 'negative', title: text('embed.notLoaded') },
    retry: { part: 'button', label: text('embed.retry'), press: router.viewRetried(), tone: 'accent' },
  }
}
