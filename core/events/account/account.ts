import type { accountFields } from './account.schema.ts'
import { defineEvents } from '../define-events.ts'

/** The connected accounts: which one is looked at, which of a wallet's comes first, their balances, an address copied. */
export const account = defineEvents<'account', typeof accountFields>('account', {
  namespaceShown: 'intent',
  addressChosen: 'intent',
  balanceRefreshed: 'intent',
  balanceRequested: 'fact',
  balanceReceived: 'fact',
  balanceFailed: 'fact',
  balanceOutdated: 'fact',
  balanceFollowed: 'fact',
  balanceUnfollowed: 'fact',
  addressCopyRequested: 'intent',
  addressCopied: 'fact',
  addressCopyFailed: 'fact',
})
