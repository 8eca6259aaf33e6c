import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { BaseUnits } from '../domain/amount.ts'
import { BalanceUnit } from '../domain/balance-unit.ts'
import { ChainId, Namespace } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }

/** The connected accounts: which one is looked at, which of a wallet's comes first, their balances, an address copied. */
export const account = defineEvents('account', {
  namespaceShown: intent({ namespace: Namespace }),
  addressChosen: intent({ namespace: Namespace, address: personal(Address) }),
  balanceRefreshed: intent(),
  balanceRequested: fact(holder),
  balanceReceived: fact({ ...holder, amount: personal(BaseUnits), unit: z.optional(BalanceUnit) }),
  balanceFailed: fact({ ...holder, failure: Failure }),
  balanceOutdated: fact(holder),
  balanceFollowed: fact(holder),
  balanceUnfollowed: fact(holder),
  addressCopyRequested: intent(),
  addressCopied: fact(),
  addressCopyFailed: fact({ failure: Failure }),
})
