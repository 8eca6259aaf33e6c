import { isEmailAddress } from '../../domain/frame/email-address.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isUnreached } from '../../domain/errors/is-unreached.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { frameSession } from '../../selectors/frame/session.ts'
import { enEmailUpdate } from '../../strings/en/email-update.ts'
import { addressError, failureNotice, isOfAddress } from './email-field.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Notice, Screen, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the UpdateEmailWallet screen. */
export type UpdateEmailWalletParts = {
  readonly email: TextField
  readonly failed: Notice | null
  readonly cancel: Button
  readonly save: Button
}

/** Returns the UpdateEmailWallet screen: a field for another address, with the current one filled in. */
export function updateEmailWalletView(state: StateOf<'frame'>): Screen<UpdateEmailWalletParts> {
  const text = textsOf(state, enEmailUpdate)
  const { email, emailUpdate: update } = state
  const typed = update.text ?? email.address ?? ''
  const isBusy = update.flow?.by === 'visitor'
  const session = frameSession(state.connection)
  const isNew = typed.trim() !== email.address && session !== null
  const submitted = emailUpdate.submitted({ session: session ?? '', email: typed.trim(), by: 'visitor' })
  return {
    title: text('emailUpdate.title'),
    parts: {
      email: {
        ...textField(text('emailUpdate.field'), typed, emailUpdate.typed),
        purpose: 'email',
        submit: isBusy || !isNew ? null : submitted,
        ...addressError(state, visitorsFailure(state)),
      },
      failed: failedNotice(state),
      cancel: {
        part: 'button',
        label: text('emailUpdate.cancel'),
        press: router.exitRequested(),
        tone: 'neutral',
      },
      save: {
        part: 'button',
        label: text(isBusy ? 'emailUpdate.saving' : 'emailUpdate.save'),
        press: !isBusy && isNew && isEmailAddress(typed) ? submitted : null,
        tone: 'accent',
        ...(isBusy && { busy: true }),
      },
    },
  }
}

/** Returns why the visitor's change failed. If the host's change fails, its verb rejects instead. */
function visitorsFailure({ emailUpdate: { flow, failure } }: StateOf<'frame'>): Failure | null {
  return flow?.by === 'host' ? null : failure
}

/** Returns why a change failed, in the frame's own words. An error about the address is shown at the field instead. */
function failedNotice(state: StateOf<'frame'>): Notice | null {
  const failure = visitorsFailure(state)
  if (!failure || isOfAddress(failure)) return null
  return {
    ...failureNotice(state, failure),
    ...(!isUnreached(failure.code) && { title: textsOf(state, enEmailUpdate)('emailUpdate.failed') }),
  }
}
