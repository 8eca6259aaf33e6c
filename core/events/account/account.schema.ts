import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { BaseUnits } from '../../domain/values/amount.schema.ts'
import { BalanceUnit } from '../../domain/tokens/balance-unit.schema.ts'
import { ChainId, Namespace } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }

export const accountFields = {
  namespaceShown: { namespace: Namespace },
  addressChosen: { namespace: Namespace, address: personal(Address) },
  balanceRefreshed: {},
  balanceRequested: holder,
  balanceReceived: { ...holder, amount: personal(BaseUnits), unit: z.optional(BalanceUnit) },
  balanceFailed: { ...holder, failure: Failure },
  balanceOutdated: holder,
  balanceSubscribed: holder,
  balanceUnsubscribed: holder,
  addressCopyRequested: {},
  addressCopied: {},
  addressCopyFailed: { failure: Failure },
}
