import type { RootState } from '../reducers/root.ts'
import { enEmail } from '../strings/en/email.ts'
import { failureNotice } from './email-field.ts'
import { resendButton } from './email-resend.ts'
import type { Button, Notice, Progress, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The places of the EmailVerifyDevice screen. */
export type EmailVerifyDeviceParts = {
  readonly ask: Notice
  readonly progress: Progress | null
  readonly failed: Notice | null
  readonly missing: Notice
  readonly resend: Button
}

/** EmailVerifyDevice: which link is waited for, and another mail where it did not come. */
export function emailVerifyDeviceView(state: RootState): Screen<EmailVerifyDeviceParts> {
  const text = textsOf(state, enEmail)
  const { attempt } = state.email
  const failure = attempt?.failure ?? null
  return {
    title: text('email.deviceTitle'),
    parts: {
      ask: {
        part: 'notice',
        tone: 'neutral',
        title: text('email.device', { email: attempt?.email ?? '' }),
        body: text('email.expires'),
      },
      progress: failure ? null : { part: 'progress', label: text('email.waiting') },
      failed: failure && {
        ...failureNotice(state, failure),
        ...(failure.in === 'link' && { title: text('email.linkFailed') }),
      },
      missing: { part: 'notice', tone: 'quiet', title: text('email.missing') },
      resend: resendButton(state, text('email.resendLink')),
    },
  }
}
