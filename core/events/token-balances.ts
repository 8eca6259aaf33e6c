import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { EndedTransfer } from '../domain/ended-transfer.ts'
import { Failure } from '../domain/failure.ts'
import { HeldToken } from '../domain/token-balances.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const tokens = personal(z.array(z.nullable(z.string())))
const question = {
  ...holder,
  /** The tokens that the service is to read from the chain again. */
  forced: personal(z.optional(z.array(z.nullable(z.string())))),
  /** Of which transactions those are. */
  ended: personal(z.optional(z.array(EndedTransfer))),
}

/** What the connected accounts hold of all tokens; `moved` names those that a transaction of the account's own moved, null for the coin. */
export const tokenBalances = defineEvents('tokenBalances', {
  refreshed: intent(),
  requested: fact(question),
  received: fact({ ...question, tokens: personal(z.array(HeldToken)) }),
  failed: fact({ ...question, failure: Failure }),
  moved: fact({
    ...holder,
    tokens,
    /** What nobody has to look for in the transaction that this is about any more. */
    ended: personal(z.optional(z.array(EndedTransfer))),
  }),
})
