import { email } from '../events/email.ts'
import type { EmailAttempt } from '../reducers/email.ts'
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
  readonly retry: Button | null
  readonly missing: Notice
  readonly resend: Button
}

/** EmailVerifyDevice: which link is waited for, that once more where the connection broke off, and another mail where none came. */
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
      failed: failedNotice(state, failure),
      retry: isBrokenOff(failure)
        ? {
            part: 'button',
            label: text('email.retry'),
            press: email.linkRetried(),
            tone: 'accent',
            icon: 'retry',
          }
        : null,
      missing: { part: 'notice', tone: 'quiet', title: text('email.missing') },
      resend: resendButton(state, text('email.resendLink')),
    },
  }
}

function failedNotice(state: RootState, failure: EmailAttempt['failure']): Notice | null {
  if (!failure) return null
  const text = textsOf(state, enEmail)
  if (isBrokenOff(failure))
    return {
      part: 'notice',
      tone: 'negative',
      title: text('email.linkBroken'),
      body: text('email.linkBrokenBody'),
    }
  const notice = failureNotice(state, failure)
  return failure.in === 'link' ? { ...notice, title: text('email.linkFailed') } : notice
}

/** Whether the wait ended for the connection, so that the mail that was sent is as good as before. */
function isBrokenOff(failure: EmailAttempt['failure']): boolean {
  return failure?.in === 'link' && failure.code === 'unreachable'
}
