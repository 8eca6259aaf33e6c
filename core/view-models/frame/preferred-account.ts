import { frameMessage } from '../../domain/frame/words.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { accountType, typesToChoose } from '../../selectors/account/account-type.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSmartAccount } from '../../strings/en/smart-account.ts'
import type { Line, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/**
 * Returns the line that switches to the other kind of the secure frame's accounts, and why the last switch failed. Both are null if there is only one
 * kind.
 */
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

/** Returns why the account was not switched, in the frame's own words if it gave any. */
export function choiceFailed(state: StateOf<'frame'>, title: string): Notice | null {
  const { failure } = state.smartAccount
  return (
    failure && {
      part: 'notice',
      tone: 'negative',
      title,
      body: frameMessage(failure) ?? textsOf(state, enSmartAccount)('smartAccount.failedBody'),
    }
  )
}
