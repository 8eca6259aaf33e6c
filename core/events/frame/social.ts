import { defineEvents } from '../define-events.ts'
import type { socialFields } from './social.schema.ts'

/** Signing in to the secure frame by a social account, whose consent is given in a popup, or with Farcaster, by a link. */
export const social = defineEvents<'social', typeof socialFields>('social', {
  chosen: 'intent',
  linkCopyRequested: 'intent',

  recalled: 'fact',
  usernameRecalled: 'fact',
  popupOpened: 'fact',
  consentOffered: 'fact',
  consented: 'fact',
  popupClosed: 'fact',
  linkReceived: 'fact',
  linkCopied: 'fact',
  linkCopyFailed: 'fact',
  accepted: 'fact',
  failed: 'fact',
  abandoned: 'fact',
  signedIn: 'fact',
})

/** What ends everything that is asked for a sign-in. */
export const socialEndings = [social.failed, social.accepted, social.abandoned] as const
