import { defineEvents } from './define-events.ts'
import type { emailUpdateFields } from './email-update.schema.ts'

/** Changing the e-mail address of a wallet in the secure frame: a new address, a code to the present one, and one to the new one. A flow has the id of the intent that started it. */
export const emailUpdate = defineEvents<'emailUpdate', typeof emailUpdateFields>('emailUpdate', {
  typed: 'intent',
  submitted: 'intent',
  codeTyped: 'intent',

  begun: 'fact',
  presentConfirmed: 'fact',
  changed: 'fact',
  failed: 'fact',
  abandoned: 'fact',
})
