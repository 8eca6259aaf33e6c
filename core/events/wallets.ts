import * as z from 'zod/mini'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { Wallet } from '../domain/wallet.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** Wallets a visitor can choose: those installed here, and those the registry lists. */
export const wallets = defineEvents('wallets', {
  listStarted: fact({ chainId: ChainId }),
  firstPageRetried: intent(),
  firstPageReceived: fact({ wallets: z.array(Wallet), count: WholeNumber }),
  firstPageFailed: fact({ failure: Failure }),
  featuredReceived: fact({ wallets: z.array(Wallet) }),
  excludedReceived: fact({ keys: z.array(z.string()) }),
  lookupFailed: fact({ purpose: z.enum(['featured', 'excluded', 'missing']), failure: Failure }),
  customFound: fact({ wallets: z.array(Wallet) }),
  missingFound: fact({ wallets: z.array(Wallet) }),
  recentFound: fact({ wallets: z.array(Wallet) }),
  multiChainChosen: intent({ keys: z.array(z.string()) }),
  nextPageRequested: intent({ page: WholeNumber }),
  pageReceived: fact({ page: WholeNumber, wallets: z.array(Wallet), count: WholeNumber }),
  pageFailed: fact({ page: WholeNumber, failure: Failure }),
  searchTyped: intent({ text: personal(z.string()) }),
  searchReceived: fact({ text: personal(z.string()), wallets: z.array(Wallet) }),
  searchFailed: fact({ text: personal(z.string()), failure: Failure }),
  rowsShown: intent({ keys: z.array(z.string()) }),
})
