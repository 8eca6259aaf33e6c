import { defineEvents } from '../define-events.ts'
import type { emailUpdateFields } from './email-update.schema.ts'

/**
 * Changes of the e-mail address of a wallet in the secure frame. The visitor enters the new address, the code sent to the present one, then the other
 * code. A flow has the id of the intent that started it.
 */
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
