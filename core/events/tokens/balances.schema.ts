import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { endedTransferSchema } from '../../domain/operations/settlement/ended-transfer.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'
import { heldTokenSchema } from '../../domain/tokens/balances.schema.ts'

const holder = { chainId: chainIdSchema, address: personal(addressSchema) }
const tokens = personal(z.array(z.nullable(z.string())))
const question = {
  ...holder,
  /** The tokens that the service is to read from the chain again. */
  forced: personal(z.optional(z.array(z.nullable(z.string())))),
  /** The transactions that moved those tokens. */
  ended: personal(z.optional(z.array(endedTransferSchema))),
}

export const tokenBalancesFields = {
  refreshed: {},
  requested: question,
  received: { ...question, tokens: personal(z.array(heldTokenSchema)) },
  failed: { ...question, failure: failureSchema },
  moved: {
    ...holder,
    tokens,
    /** The transfers of the transaction that need no further check. */
    ended: personal(z.optional(z.array(endedTransferSchema))),
  },
}
