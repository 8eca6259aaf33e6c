import * as z from 'zod/mini'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { Wallet } from '../../domain/wallets/wallet.schema.ts'
import { UnsignedInteger } from '../../domain/values/unsigned-integer.schema.ts'

export const walletsFields = {
  listStarted: { chainId: ChainId },
  firstPageRetried: {},
  firstPageReceived: { wallets: z.array(Wallet), count: UnsignedInteger },
  firstPageFailed: { failure: Failure },
  featuredReceived: { wallets: z.array(Wallet) },
  excludedReceived: { keys: z.array(z.string()) },
  lookupFailed: { purpose: z.enum(['featured', 'excluded', 'missing']), failure: Failure },
  customFound: { wallets: z.array(Wallet) },
  missingFound: { wallets: z.array(Wallet) },
  recentFound: { wallets: z.array(Wallet) },
  multiChainChosen: { keys: z.array(z.string()) },
  nextPageRequested: { page: UnsignedInteger },
  pageReceived: { page: UnsignedInteger, wallets: z.array(Wallet), count: UnsignedInteger },
  pageFailed: { page: UnsignedInteger, failure: Failure },
  searchTyped: { text: personal(z.string()) },
  searchReceived: { text: personal(z.string()), wallets: z.array(Wallet) },
  searchFailed: { text: personal(z.string()), failure: Failure },
  rowsShown: { keys: z.array(z.string()) },
}
