import { defineEvents } from './define-events.ts'
import type { signInFields } from './sign-in.schema.ts'

/** Signing in at the host's server with a connected wallet, and out again; an attempt has the id of what asked for it, and one that a wallet signed as it was paired that of its session. */
export const signIn = defineEvents<'signIn', typeof signInFields>('signIn', {
  rulesGiven: 'fact',
  recalled: 'fact',
  checkRequested: 'fact',
  checked: 'fact',
  checkFailed: 'fact',

  requested: 'intent',
  attemptStarted: 'fact',
  messageReady: 'fact',
  signedAhead: 'fact',
  attemptLingered: 'fact',
  signed: 'fact',
  attemptFailed: 'fact',
  attemptAbandoned: 'fact',
  signedIn: 'fact',

  promptPostponed: 'fact',
  cancelRequested: 'intent',
  returnStarted: 'fact',
  settled: 'fact',

  signOutRequested: 'intent',
  signOutStarted: 'fact',
  signedOut: 'fact',
  signOutFailed: 'fact',
})
