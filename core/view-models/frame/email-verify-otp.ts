import type { Failure } from '../../domain/errors/failure.ts'
import { frameMessage } from '../../domain/frame/words.ts'
import { isUnreached } from '../../domain/errors/is-unreached.ts'
import { connection } from '../../events/connection/connection.ts'
import { email } from '../../events/frame/email.ts'
import { frameFlow } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmailField } from '../../strings/en/email-field.ts'
import { enEmail } from '../../strings/en/email.ts'
import { failureNotice } from './email-field.ts'
import { resendButton } from './email-resend.ts'
import { codeField } from '../parts/text-field.ts'
import type { Button, Notice, Progress, Screen, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enEmail, ...enEmailField }

/** The parts of the EmailVerifyOtp screen. */
export type EmailVerifyOtpParts = {
  readonly ask: Notice
  readonly code: TextField | null
  readonly progress: Progress | null
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly missing: Notice | null
  readonly resend: Button | null
}

/** Returns the EmailVerifyOtp screen: the field for the mailed code, which is checked once it is complete, then the opening of the wallet. */
export function emailVerifyOtpView(state: StateOf<'frame'>): Screen<EmailVerifyOtpParts> {
  const text = textsOf(state, words)
  const { flow, code } = state.email
  const hasFailed = frameFlow(state.connection)?.step === 'failed'
  const isAccepted = flow?.step === 'accepted'
  const isAsked = flow !== null && !isAccepted
  return {
    title: text('email.codeTitle'),
    parts: {
      ask: {
        part: 'notice',
        tone: 'neutral',
        title: text('email.code', { email: flow?.email ?? '' }),
        body: text('email.expires'),
      },
      code: isAsked
        ? {
            ...codeField(text('email.codeField'), code, email.codeTyped),
            ...(flow.failure?.in === 'code' && { error: codeError(state, flow.failure) }),
          }
        : null,
      progress: progressOf(state, hasFailed),
      failed: failedNotice(state, hasFailed),
      retry:
        isAccepted && hasFailed
          ? {
              part: 'button',
              label: text('email.retry'),
              press: connection.retried(),
              tone: 'accent',
              icon: 'retry',
            }
          : null,
      missing: isAsked ? { part: 'notice', tone: 'quiet', title: text('email.missing') } : null,
      resend: isAsked ? resendButton(state, text('email.resendCode')) : null,
    },
  }
}

function progressOf(state: StateOf<'frame'>, hasFailed: boolean): Progress | null {
  const text = textsOf(state, words)
  const step = state.email.flow?.step
  if (step === 'checking') return { part: 'progress', label: text('email.checking') }
  return step === 'accepted' && !hasFailed ? { part: 'progress', label: text('email.connecting') } : null
}

function failedNotice(state: StateOf<'frame'>, hasFailed: boolean): Notice | null {
  const text = textsOf(state, words)
  const { flow } = state.email
  const part = { part: 'notice', tone: 'negative' } as const
  if (flow?.step === 'accepted')
    return hasFailed
      ? { ...part, title: text('email.connectFailed'), body: text('email.connectFailedBody') }
      : null
  if (!flow?.failure || flow.failure.in === 'code') return null
  return failureNotice(state, flow.failure)
}

/** Returns why a code was refused, in the frame's own words if it gave any, or why it could not be checked. */
export function codeError(state: StateOf<'frame'>, failure: Failure): NonNullable<TextField['error']> {
  const text = textsOf(state, words)
  const body = text('email.unavailableBody')
  if (isUnreached(failure.code)) return { title: text('email.unavailable'), body }
  if (failure.code === 'timed-out') return { title: text('email.noAnswer'), body }
  const message = (frameMessage(failure) ?? text('email.anError')).replace(/\.$/, '')
  return { title: text('email.codeFailed', { message }) }
}
