import { defineEvents } from '../define-events.ts'
import type { pairingFields } from './pairing.schema.ts'

/**
 * The connection of a wallet on another device: a URI to scan or to open, which is renewed until a wallet approves. A host app that shows the URI
 * itself sends `requested` and `withdrawn`.
 */
export const pairing = defineEvents<'pairing', typeof pairingFields>('pairing', {
  preloadRequested: 'intent',
  walletChosen: 'intent',
  platformChosen: 'intent',
  appOpened: 'intent',
  retried: 'intent',
  requested: 'intent',
  withdrawn: 'intent',
  linkCopyRequested: 'intent',
  linkCopied: 'fact',
  linkCopyFailed: 'fact',

  started: 'fact',
  ready: 'fact',
  approved: 'fact',
  expired: 'fact',
  failed: 'fact',
  abandoned: 'fact',
})
