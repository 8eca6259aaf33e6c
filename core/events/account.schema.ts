import * as z from 'zod/mini'
import { Address } from '../domain/account.schema.ts'
import { BaseUnits } from '../domain/amount.schema.ts'
import { BalanceUnit } from '../domain/balance-unit.schema.ts'
import { ChainId, Namespace } from '../domain/caip.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { personal } from '../domain/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }

export const accountFields = {
  namespaceShown: { namespace: Namespace },
  addressChosen: { namespace: Namespace, address: personal(Address) },
  balanceRefreshed: {},
  balanceRequested: holder,
  balanceReceived: { ...holder, amount: personal(BaseUnits), unit: z.optional(BalanceUnit) },
  balanceFailed: { ...holder, failure: Failure },
  balanceOutdated: holder,
  balanceFollowed: holder,
  balanceUnfollowed: holder,
  addressCopyRequested: {},
  addressCopied: {},
  addressCopyFailed: { failure: Failure },
}
