import { defineEvents } from '../define-events.ts'
import type { emailFields } from './email.schema.ts'

/** The sign-in to the secure frame by e-mail: an address, a link to open on a new device, and a code. */
export const email = defineEvents<'email', typeof emailFields>('email', {
  preloadRequested: 'intent',
  typed: 'intent',
  submitted: 'intent',
  codeTyped: 'intent',
  resendRequested: 'intent',
  linkRetried: 'intent',

  recalled: 'fact',
  requestedInOtherTab: 'fact',
  addressRecalled: 'fact',
  linkSent: 'fact',
  linkStillValid: 'fact',
  linkOpened: 'fact',
  codeSent: 'fact',
  checkStarted: 'fact',
  accepted: 'fact',
  failed: 'fact',
  abandoned: 'fact',
  pauseCounted: 'fact',
  remembered: 'fact',
  signedIn: 'fact',
  forgotten: 'fact',
  forgottenInOtherTab: 'fact',
})
