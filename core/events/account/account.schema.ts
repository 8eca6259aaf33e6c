import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { baseUnitsSchema } from '../../domain/values/amount.schema.ts'
import { balanceUnitSchema } from '../../domain/tokens/balance-unit.schema.ts'
import { chainIdSchema, namespaceSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const holder = { chainId: chainIdSchema, address: personal(addressSchema) }

export const accountFields = {
  namespaceShown: { namespace: namespaceSchema },
  addressChosen: { namespace: namespaceSchema, address: personal(addressSchema) },
  balanceRefreshed: {},
  balanceRequested: holder,
  balanceReceived: { ...holder, amount: personal(baseUnitsSchema), unit: z.optional(balanceUnitSchema) },
  balanceFailed: { ...holder, failure: failureSchema },
  balanceOutdated: holder,
  balanceSubscribed: holder,
  balanceUnsubscribed: holder,
  addressCopyRequested: {},
  addressCopied: {},
  addressCopyFailed: { failure: failureSchema },
}
