import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { transactionSchema } from '../../domain/activity/transaction.schema.ts'

const holder = { chainId: chainIdSchema, address: personal(addressSchema) }
const cursor = z.nullable(z.string())

export const activityFields = {
  refreshed: {},
  moreRequested: { cursor: z.string() },
  pageRequested: { ...holder, cursor },
  pageReceived: { ...holder, cursor, transactions: personal(z.array(transactionSchema)), next: cursor },
  pageAbandoned: holder,
  pageFailed: { ...holder, cursor, failure: failureSchema },
}
