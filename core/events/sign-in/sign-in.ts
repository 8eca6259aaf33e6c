import { defineEvents } from '../define-events.ts'
import type { signInFields } from './sign-in.schema.ts'

/** The sign-in at the host app's server with a connected wallet, and the sign-out. */
export const signIn = defineEvents<'signIn', typeof signInFields>('signIn', {
  rulesGiven: 'fact',
  recalled: 'fact',
  checkRequested: 'fact',
  checked: 'fact',
  checkFailed: 'fact',

  requested: 'intent',
  started: 'fact',
  messageReady: 'fact',
  signedDuringPairing: 'fact',
  signatureAwaited: 'fact',
  signed: 'fact',
  failed: 'fact',
  abandoned: 'fact',
  signedIn: 'fact',

  promptShown: 'fact',
  promptPostponed: 'fact',
  promptResumed: 'fact',
  promptAnswered: 'fact',
  cancelRequested: 'intent',
  returnStarted: 'fact',
  returnAbandoned: 'fact',
  returnSuperseded: 'fact',

  signOutRequested: 'intent',
  signOutStarted: 'fact',
  signedOut: 'fact',
  signOutFailed: 'fact',
})
