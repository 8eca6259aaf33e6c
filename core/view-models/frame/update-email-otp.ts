import { emailUpdate } from '../../events/frame/email-update.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmail } from '../../strings/en/email.ts'
import { enEmailUpdate } from '../../strings/en/email-update.ts'
import { codeError } from './email-verify-otp.ts'
import { codeField } from '../parts/text-field.ts'
import type { Button, Notice, Progress, Screen, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enEmail, ...enEmailUpdate }

/** The places of the UpdateEmailPrimaryOtp and UpdateEmailSecondaryOtp screens. */
export type UpdateEmailOtpParts = {
  readonly ask: Notice
  readonly code: TextField | null
  readonly progress: Progress | null
  readonly wrong: Notice
  readonly retry: Button
}

/** Returns the UpdateEmailPrimaryOtp screen: the code that was sent to the current address. It proves that its owner wants the change. */
export function updateEmailPrimaryOtpView(state: StateOf<'frame'>): Screen<UpdateEmailOtpParts> {
  const title = textsOf(state, words)('emailUpdate.primaryTitle')
  return { title, parts: codeParts(state, state.email.address ?? '') }
}

/** Returns the UpdateEmailSecondaryOtp screen: the code that was sent to the new address. It proves that the visitor owns it. */
export function updateEmailSecondaryOtpView(state: StateOf<'frame'>): Screen<UpdateEmailOtpParts> {
  const title = textsOf(state, words)('emailUpdate.secondaryTitle')
  return { title, parts: codeParts(state, state.emailUpdate.flow?.email ?? '') }
}

function codeParts(state: StateOf<'frame'>, address: string): UpdateEmailOtpParts {
  const text = textsOf(state, words)
  const { flow, code, failure } = state.emailUpdate
  const { pause } = state.email
  return {
    ask: {
      part: 'notice',
      tone: 'neutral',
      title: text('email.code', { email: address }),
      body: text('email.expires'),
    },
    code: flow && {
      ...codeField(text('email.codeField'), code, emailUpdate.codeTyped),
      ...(failure && { error: codeError(state, failure) }),
    },
    progress: flow && flow.checked !== null ? { part: 'progress', label: text('email.checking') } : null,
    wrong: { part: 'notice', tone: 'quiet', title: text('emailUpdate.wrong') },
    retry: {
      part: 'button',
      label: pause > 0 ? text('emailUpdate.retryIn', { seconds: String(pause) }) : text('emailUpdate.retry'),
      press: pause > 0 ? null : router.wentBack(),
      tone: 'quiet',
    },
  }
}
