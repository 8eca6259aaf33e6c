import * as z from 'zod/mini'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { walletSchema } from '../../domain/wallets/wallet.schema.ts'
import { unsignedIntegerSchema } from '../../domain/values/numbers/unsigned-integer.schema.ts'

export const walletsFields = {
  listStarted: { chainId: chainIdSchema },
  firstPageRetried: {},
  firstPageReceived: { wallets: z.array(walletSchema), count: unsignedIntegerSchema },
  firstPageFailed: { failure: failureSchema },
  featuredReceived: { wallets: z.array(walletSchema) },
  excludedReceived: { keys: z.array(z.string()) },
  lookupFailed: { purpose: z.enum(['featured', 'excluded', 'missing']), failure: failureSchema },
  customFound: { wallets: z.array(walletSchema) },
  missingFound: { wallets: z.array(walletSchema) },
  recentFound: { wallets: z.array(walletSchema) },
  multiChainChosen: { keys: z.array(z.string()) },
  nextPageRequested: { page: unsignedIntegerSchema },
  pageReceived: { page: unsignedIntegerSchema, wallets: z.array(walletSchema), count: unsignedIntegerSchema },
  pageFailed: { page: unsignedIntegerSchema, failure: failureSchema },
  searchTyped: { text: personal(z.string()) },
  searchReceived: { text: personal(z.string()), wallets: z.array(walletSchema) },
  searchFailed: { text: personal(z.string()), failure: failureSchema },
  rowsShown: { keys: z.array(z.string()) },
}
