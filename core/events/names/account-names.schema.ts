import * as z from 'zod/mini'
import { addressSchema } from '../../domain/account/account.schema.ts'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'

const name = personal(z.string())
const address = personal(addressSchema)
const flow = z.string()
const order = z.object({ session: z.string(), chainId: chainIdSchema, address, name })
const message = personal(z.string())

export const accountNamesFields = {
  nameTyped: { text: personal(z.string()) },
  retried: {},
  lookUpRequested: { name },
  registrationRequested: { order, by: z.enum(flowOrigins) },
  cancelled: { flow },

  nameFound: { name, isRegistered: z.boolean() },
  nameFailed: { name, failure: failureSchema },
  suggested: { name, suggestions: personal(z.array(z.string())) },
  suggestionsFailed: { name, failure: failureSchema },
  lookUpAnswered: { isRegistered: z.boolean(), suggestions: personal(z.array(z.string())) },
  lookUpFailed: { failure: failureSchema },
  ownNamesRequested: { address },
  ownNamesReceived: { address, names: personal(z.array(z.string())) },
  ownNamesFailed: { address, failure: failureSchema },

  /** `name` includes its ending in this event and the following ones. */
  messageReady: { flow, name, message, method: z.string(), params: personal(z.unknown()) },
  signatureAwaited: { flow },
  signed: { flow, chainId: chainIdSchema, address, message, signature: personal(z.string()) },
  registrationUnconfirmed: { flow, address, failure: failureSchema },
  registered: { flow, address, name },
  registrationFailed: { flow, failure: failureSchema },
  registrationAbandoned: { flow },
}
