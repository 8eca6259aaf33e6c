import type { EmailUpdateFlow } from '../domain/frame/email-update-flow.ts'
import { emailUpdate } from '../events/frame/email-update.ts'
import { defineFlow } from './define-flow.ts'

const unchecked = () => ({ checked: null })

/** A change of the e-mail address. The frame mails a code to the present address and one to the new address, or only the second. */
export const emailUpdateFlow = defineFlow<EmailUpdateFlow>(emailUpdate.submitted, 'asking', (move) => [
  move(
    emailUpdate.begun,
    ['asking'],
    { oneOf: ['primary', 'secondary'], choose: ({ data }) => data.next },
    unchecked,
  ),
  move(emailUpdate.presentConfirmed, ['primary'], 'secondary', unchecked),
  move(emailUpdate.changed, ['secondary'], 'changed'),
  move(emailUpdate.failed, ['asking'], 'failed'),
  move(emailUpdate.failed, ['primary'], 'primary', unchecked),
  move(emailUpdate.failed, ['secondary'], 'secondary', unchecked),
  move(emailUpdate.abandoned, ['asking', 'primary', 'secondary'], 'abandoned'),
])
