import { defineEvents } from '../define-events.ts'
import type { walletsFields } from './wallets.schema.ts'

/** The wallets that a visitor can choose: installed wallets, and those of the registry. */
export const wallets = defineEvents<'wallets', typeof walletsFields>('wallets', {
  listStarted: 'fact',
  firstPageRetried: 'intent',
  firstPageReceived: 'fact',
  firstPageFailed: 'fact',
  featuredReceived: 'fact',
  excludedReceived: 'fact',
  lookupFailed: 'fact',
  customFound: 'fact',
  missingFound: 'fact',
  recentFound: 'fact',
  multiChainChosen: 'intent',
  nextPageRequested: 'intent',
  pageReceived: 'fact',
  pageFailed: 'fact',
  searchTyped: 'intent',
  searchReceived: 'fact',
  searchFailed: 'fact',
  rowsShown: 'intent',
})
