import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { Transaction } from '../../domain/activity/transaction.schema.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const cursor = z.nullable(z.string())

export const activityFields = {
  refreshed: {},
  moreRequested: { cursor: z.string() },
  pageRequested: { ...holder, cursor },
  pageReceived: { ...holder, cursor, transactions: personal(z.array(Transaction)), next: cursor },
  pageAbandoned: holder,
  pageFailed: { ...holder, cursor, failure: Failure },
}
