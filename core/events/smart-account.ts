import * as z from 'zod/mini'
import { AccountType } from '../domain/account-type.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const type = AccountType

/** The two kinds of account that a visitor of the secure frame has, and which of them acts; a choice has the id of what asked for it. */
export const smartAccount = defineEvents('smartAccount', {
  preferRequested: intent({ type }),
  upgradeAccepted: intent(),

  networksReceived: fact({ chainIds: z.array(ChainId) }),
  accountsReceived: fact({
    session: z.string(),
    chainId: ChainId,
    accounts: z.array(z.object({ address: personal(z.string()), type })),
    isDeployed: z.boolean(),
    email: z.optional(personal(z.string())),
  }),
  upgradeOffered: fact({ session: z.string() }),
  choiceStarted: fact({ choice: z.string(), session: z.string(), type }),
  preferred: fact({ choice: z.string(), session: z.string(), type, chainId: ChainId }),
  preferFailed: fact({ choice: z.string(), type, failure: Failure }),
})
