import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { Transaction } from '../domain/transaction.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const holder = { chainId: ChainId, address: personal(Address) }

/** What accounts bought for money, as the provider's history tells it. */
export const purchases = defineEvents('purchases', {
  retried: intent(),
  requested: fact(holder),
  received: fact({ ...holder, transactions: personal(z.array(Transaction)) }),
  failed: fact({ ...holder, failure: Failure }),
})
