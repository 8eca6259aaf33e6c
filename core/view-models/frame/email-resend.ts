import { email } from '../../events/frame/email.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmail } from '../../strings/en/email.ts'
import type { Button } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** Returns the button that requests another mail. While it is disabled, its label counts the seconds. */
export function resendButton(state: StateOf<'frame'>, label: string): Button {
  const text = textsOf(state, enEmail)
  const { flow, pause } = state.email
  const isBusy = flow?.isResending === true
  const waiting = isBusy ? text('email.resending') : text('email.resendIn', { seconds: String(pause) })
  const canAsk = flow !== null && !isBusy && pause === 0 && /^(link|code)$/.test(flow.step)
  return {
    part: 'button',
    label: isBusy || pause > 0 ? waiting : label,
    press: canAsk ? email.resendRequested() : null,
    tone: 'quiet',
    ...(isBusy && { busy: true }),
  }
}
