import * as z from 'zod/mini'
import { AccountType } from '../../domain/account/account-type.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

const type = AccountType

export const smartAccountFields = {
  preferRequested: { type },
  upgradeAccepted: {},

  networksReceived: { chainIds: z.array(ChainId) },
  accountsReceived: {
    session: z.string(),
    chainId: ChainId,
    accounts: z.array(z.object({ address: personal(z.string()), type })),
    isDeployed: z.boolean(),
    email: z.optional(personal(z.string())),
  },
  upgradeOffered: { session: z.string() },
  choiceStarted: { choice: z.string(), session: z.string(), type },
  preferred: { choice: z.string(), session: z.string(), type, chainId: ChainId },
  preferFailed: { choice: z.string(), type, failure: Failure },
}
