import { frameWords } from '../../domain/frame/words.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, typesToChoose } from '../../selectors/account/account-type.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSmartAccount } from '../../strings/en/smart-account.ts'
import type { Line, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** What leads to the other kind of account of the secure frame, and why that failed last; null where there is one kind alone. */
export function preferredAccount(
  state: StateOf<'modal'>,
  session: SessionInNamespace,
): { readonly preferredAccount: Line | null; readonly switchFailed: Notice | null } {
  const text = textsOf(state, enSmartAccount)
  const present = accountType(state, session, session.accounts[0])
  const other = typesToChoose(state, session).find((type) => type !== present)
  if (!other || !hasFeature(state, 'frame')) return { preferredAccount: null, switchFailed: null }
  const isBusy = state.smartAccount.choice !== null
  return {
    preferredAccount: {
      part: 'line',
      label: text(`smartAccount.switchTo.${other}`),
      value: isBusy ? text('smartAccount.switching') : '',
      press: isBusy ? null : smartAccount.preferRequested({ type: other }),
    },
    switchFailed: choiceFailed(state, text('smartAccount.failed')),
  }
}

/** Why the account was not switched, in the frame's own words where it has any. */
export function choiceFailed(state: StateOf<'frame'>, title: string): Notice | null {
  const { failure } = state.smartAccount
  return (
    failure && {
      part: 'notice',
      tone: 'negative',
      title,
      body: frameWords(failure) ?? textsOf(state, enSmartAccount)('smartAccount.failedBody'),
    }
  )
}
