import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { EndedTransfer } from '../../domain/operations/ended-transfer.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { HeldToken } from '../../domain/tokens/balances.schema.ts'

const holder = { chainId: ChainId, address: personal(Address) }
const tokens = personal(z.array(z.nullable(z.string())))
const question = {
  ...holder,
  /** The tokens that the service is to read from the chain again. */
  forced: personal(z.optional(z.array(z.nullable(z.string())))),
  /** The transactions that moved those tokens. */
  ended: personal(z.optional(z.array(EndedTransfer))),
}

export const tokenBalancesFields = {
  refreshed: {},
  requested: question,
  received: { ...question, tokens: personal(z.array(HeldToken)) },
  failed: { ...question, failure: Failure },
  moved: {
    ...holder,
    tokens,
    /** The transfers of the transaction that need no further check. */
    ended: personal(z.optional(z.array(EndedTransfer))),
  },
}
