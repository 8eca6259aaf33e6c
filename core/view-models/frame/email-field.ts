import { isEmailAddress } from '../../domain/frame/email-address.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { frameMessage } from '../../domain/frame/words.ts'
import { isUnreached } from '../../domain/errors/is-unreached.ts'
import { email } from '../../events/frame/email.ts'
import type { EmailRefusal } from '../../reducers/frame/email.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enEmailField } from '../../strings/en/email-field.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Notice, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that sign in by e-mail: the field, why that failed, and the button. */
export type EmailFieldParts = {
  readonly email: TextField | null
  readonly emailFailed: Notice | null
  readonly emailContinue: Button | null
}

/** Returns the e-mail field of Connect. */
export function emailField(state: StateOf<'frame'>): EmailFieldParts {
  const words = textsOf(state, enEmailField)
  const { text, refusal } = state.email
  const flow = state.email.flow?.by === 'visitor' ? state.email.flow : null
  const submitted = email.submitted({ email: text, by: 'visitor' })
  const refusedAddress = refusal?.in === 'wallet' ? null : refusal
  const isOpening = flow?.step === 'accepted'
  const isBusy = isOpening || flow?.step === 'asking'
  const canContinue = !flow && isEmailAddress(text)
  return {
    email: {
      ...textField(words('email.field'), text, email.typed),
      purpose: 'email',
      approach: email.preloadRequested(),
      submit: flow ? null : submitted,
      ...addressError(state, refusedAddress),
    },
    emailFailed: refusal && !isOfAddress(refusedAddress) ? refusalNotice(state, refusal) : null,
    emailContinue:
      text === ''
        ? null
        : {
            part: 'button',
            label: words(isOpening ? 'email.connecting' : isBusy ? 'email.asking' : 'email.continue'),
            press: canContinue ? submitted : null,
            tone: 'accent',
            ...(isBusy && { busy: true }),
          },
  }
}

/** Returns why a sign-in ended on Connect: no mail was sent, or the wallet did not open after the frame had accepted the visitor. */
function refusalNotice(state: StateOf<'frame'>, refusal: EmailRefusal): Notice {
  if (refusal.in !== 'wallet') return failureNotice(state, refusal)
  const words = textsOf(state, enEmailField)
  return {
    part: 'notice',
    tone: 'negative',
    title: words('email.connectFailed'),
    body: words('email.connectAgain'),
  }
}

/** Returns whether the frame refused the address itself, and not the mail. */
export function isOfAddress(failure: Failure | null): boolean {
  return failure?.code === 'invalid-request'
}

/** Returns the error of the address in a field. */
export function addressError(state: StateOf<'frame'>, failure: Failure | null): Pick<TextField, 'error'> {
  const words = textsOf(state, enEmailField)
  return isOfAddress(failure) ? { error: { title: words('email.noAddress') } } : {}
}

/** The words of the page and the frame when a mail was sent recently. */
const tooSoon = /^please try again after (\d+) seconds?$/i

/** Returns why no mail was sent, in the frame's own words if it gave a reason. */
export function failureNotice(state: StateOf<'frame'>, failure: Failure): Notice {
  const words = textsOf(state, enEmailField)
  const { code } = failure
  const part = { part: 'notice', tone: 'negative' } as const
  if (code === 'invalid-request') return { ...part, title: words('email.noAddress') }
  if (isUnreached(code))
    return { ...part, title: words('email.unavailable'), body: words('email.unavailableBody') }
  const [, seconds] = tooSoon.exec(failure.detail ?? '') ?? []
  if (seconds !== undefined)
    return { ...part, title: words('email.failed'), body: words('email.tooSoon', { count: Number(seconds) }) }
  const unsaid = words(code === 'timed-out' ? 'email.unavailableBody' : 'email.anError')
  return { ...part, title: words('email.failed'), body: frameMessage(failure) ?? unsaid }
}
