import * as z from 'zod/mini'
import { Address } from '../domain/account.schema.ts'
import { ChainId } from '../domain/caip.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { personal } from '../domain/personal.ts'
import { Transaction } from '../domain/transaction.schema.ts'

const holder = { chainId: ChainId, address: personal(Address) }

export const purchasesFields = {
  requested: holder,
  received: { ...holder, transactions: personal(z.array(Transaction)) },
  failed: { ...holder, failure: Failure },
}
