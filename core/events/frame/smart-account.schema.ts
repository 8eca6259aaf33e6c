import * as z from 'zod/mini'
import { accountTypeSchema } from '../../domain/account/account-type.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const type = accountTypeSchema

export const smartAccountFields = {
  preferRequested: { type },
  upgradeAccepted: {},

  networksReceived: { chainIds: z.array(chainIdSchema) },
  accountsReceived: {
    session: z.string(),
    chainId: chainIdSchema,
    accounts: z.array(z.object({ address: personal(z.string()), type })),
    isDeployed: z.boolean(),
    email: z.optional(personal(z.string())),
  },
  upgradeOffered: { session: z.string() },
  choiceStarted: { choice: z.string(), session: z.string(), type },
  preferred: { choice: z.string(), session: z.string(), type, chainId: chainIdSchema },
  preferFailed: { choice: z.string(), type, failure: failureSchema },
}
