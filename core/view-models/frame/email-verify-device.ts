import { isUnreached } from '../../domain/errors/is-unreached.ts'
import { email } from '../../events/frame/email.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmail } from '../../strings/en/email.ts'
import { failureNotice } from './email-field.ts'
import { resendButton } from './email-resend.ts'
import type { Button, Notice, Picture, Progress, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the EmailVerifyDevice screen. */
export type EmailVerifyDeviceParts = {
  readonly picture: Picture
  readonly ask: Notice
  readonly progress: Progress | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly missing: Notice
  readonly resend: Button
}

/**
 * Returns the EmailVerifyDevice screen. It says which link has to be opened and how long that is valid, unless it may have expired.
 * It offers to wait again after a lost connection, and to send another mail.
 */
export function emailVerifyDeviceView(state: StateOf<'frame'>): Screen<EmailVerifyDeviceParts> {
  const text = textsOf(state, enEmail)
  const { flow } = state.email
  const isBroken = flow?.isWaitBroken === true
  const failed = failedNotice(state)
  return {
    title: text('email.deviceTitle'),
    parts: {
      picture: {
        part: 'picture',
        label: text('email.picture'),
        image: { kind: 'social', url: null, seed: 'email' },
        mood: failed ? 'failed' : 'waiting',
      },
      ask: {
        part: 'notice',
        tone: 'neutral',
        title: text('email.device', { email: flow?.email ?? '' }),
        ...((isBroken || !failed) && { body: text('email.linkExpires') }),
      },
      progress: failed ? null : { part: 'progress', label: text('email.waiting') },
      failed,
      retry: isBroken
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

/** Returns what blocks the sign-in: a lost connection, or why another mail or the link failed. */
function failedNotice(state: StateOf<'frame'>): Notice | null {
  const text = textsOf(state, enEmail)
  const failure = state.email.flow?.failure ?? null
  const isUnreachable = failure === null || isUnreached(failure.code)
  if (state.email.flow?.isWaitBroken && isUnreachable)
    return {
      part: 'notice',
      tone: 'negative',
      title: text('email.linkBroken'),
      body: text('email.linkBrokenBody'),
    }
  if (!failure) return null
  const notice = failureNotice(state, failure)
  if (failure.in !== 'link') return notice
  const isOver = failure.code === 'timed-out'
  return { ...notice, title: text('email.linkFailed'), ...(isOver && { body: text('email.linkOver') }) }
}
