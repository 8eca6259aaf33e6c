import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { transactionSchema } from '../../domain/activity/transaction.schema.ts'

const holder = { chainId: chainIdSchema, address: personal(addressSchema) }

export const purchasesFields = {
  requested: holder,
  received: { ...holder, transactions: personal(z.array(transactionSchema)) },
  failed: { ...holder, failure: failureSchema },
}
