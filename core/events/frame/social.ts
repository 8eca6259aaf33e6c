import { defineEvents } from '../define-events.ts'
import type { socialFields } from './social.schema.ts'

/** The sign-in to the secure frame by a social account. The visitor consents in a popup or, with Farcaster, by a link. */
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

/** The events that end all questions of a sign-in. */
export const socialEndings = [social.failed, social.accepted, social.abandoned] as const
