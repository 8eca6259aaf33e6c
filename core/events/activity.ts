import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { Transaction } from '../domain/transaction.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const cursor = z.nullable(z.string())

/** What the account that is looked at did on its chain, page by page; a page is named by the cursor it was asked for with. */
export const activity = defineEvents('activity', {
  refreshed: intent(),
  moreRequested: intent({ cursor: z.string() }),
  listStarted: fact(holder),
  pageRequested: fact({ ...holder, cursor }),
  pageReceived: fact({ ...holder, cursor, transactions: personal(z.array(Transaction)), next: cursor }),
  pageAbandoned: fact(holder),
  pageFailed: fact({ ...holder, cursor, failure: Failure }),
})
