import type { accountFields } from './account.schema.ts'
import { defineEvents } from '../define-events.ts'

/** The connected accounts: the shown one, the first one of a wallet, their balances, and copied addresses. */
export const account = defineEvents<'account', typeof accountFields>('account', {
  namespaceShown: 'intent',
  addressChosen: 'intent',
  balanceRefreshed: 'intent',
  balanceRequested: 'fact',
  balanceReceived: 'fact',
  balanceFailed: 'fact',
  balanceOutdated: 'fact',
  balanceSubscribed: 'fact',
  balanceUnsubscribed: 'fact',
  addressCopyRequested: 'intent',
  addressCopied: 'fact',
  addressCopyFailed: 'fact',
})
