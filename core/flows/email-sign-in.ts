import type { EmailFlow } from '../domain/frame/email-flow.ts'
import { isUnreached } from '../domain/errors/is-unreached.ts'
import { email } from '../events/frame/email.ts'
import type { EventOf } from '../events/define-events.ts'
import { defineFlow } from './define-flow.ts'
import type { FlowChange } from './define-flow.ts'

const mailed = ['asking', 'link', 'code', 'checking'] as const

/**
 * A sign-in by e-mail: the frame sends a mail, the visitor opens its link on a new device, and the frame checks its code. A failed mail, link or code
 * can be retried.
 */
export const emailSignIn = defineFlow<EmailFlow>(email.submitted, 'asking', (move) => [
  move(email.linkSent, mailed, 'link', sent),
  move(email.codeSent, mailed, 'code', sent),
  move(email.linkOpened, ['link'], 'code', () => ({ failure: null })),
  move(email.checkStarted, ['code'], 'checking'),
  move(email.accepted, mailed, 'accepted', () => ({ isResending: false })),
  move(email.failed, ['asking', 'accepted'], 'failed', failed),
  move(email.failed, ['link'], 'link', failed),
  move(email.failed, ['code'], 'code', failed),
  // A failed resend does not end a running check of the code.
  move(
    email.failed,
    ['checking'],
    { oneOf: ['code', 'checking'], choose: ({ data }) => (data.step === 'mail' ? 'checking' : 'code') },
    failed,
  ),
  move(email.abandoned, [...mailed, 'accepted'], 'abandoned'),
])

function sent({ at }: { readonly at: number }, { mails }: EmailFlow): FlowChange<EmailFlow> {
  return { mailedAt: at, mails: mails + 1, isResending: false, isWaitBroken: false, failure: null }
}

function failed({ data }: EventOf<typeof email.failed>): FlowChange<EmailFlow> {
  return {
    failure: { ...data.failure, in: data.step },
    ...(data.step === 'mail' && { isResending: false }),
    ...(data.step === 'link' && { isWaitBroken: isUnreached(data.failure.code) }),
  }
}
