import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { HeldToken } from '../domain/token-balances.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }

/** What the connected accounts hold of all tokens; `moved` names those that a transaction of the account's own moved, null for the coin. */
export const tokenBalances = defineEvents('tokenBalances', {
  refreshed: intent(),
  requested: fact(holder),
  received: fact({ ...holder, tokens: personal(z.array(HeldToken)) }),
  failed: fact({ ...holder, failure: Failure }),
  moved: fact({ ...holder, tokens: personal(z.array(z.nullable(z.string()))) }),
})
