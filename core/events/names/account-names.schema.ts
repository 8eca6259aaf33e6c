import * as z from 'zod/mini'
import { Address } from '../../domain/account/account.schema.ts'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'

const name = personal(z.string())
const address = personal(Address)
const flow = z.string()
const order = z.object({ session: z.string(), chainId: ChainId, address, name })
const message = personal(z.string())

export const accountNamesFields = {
  nameTyped: { text: personal(z.string()) },
  retried: {},
  lookUpRequested: { name },
  registrationRequested: { order, by: z.enum(flowOrigins) },
  cancelled: { flow },

  nameFound: { name, isRegistered: z.boolean() },
  nameFailed: { name, failure: Failure },
  suggested: { name, suggestions: personal(z.array(z.string())) },
  suggestionsFailed: { name, failure: Failure },
  lookUpAnswered: { isRegistered: z.boolean(), suggestions: personal(z.array(z.string())) },
  lookUpFailed: { failure: Failure },
  ownNamesRequested: { address },
  ownNamesReceived: { address, names: personal(z.array(z.string())) },
  ownNamesFailed: { address, failure: Failure },

  /** `name` includes its ending in this event and the following ones. */
  messageReady: { flow, name, message, method: z.string(), params: personal(z.unknown()) },
  signatureAwaited: { flow },
  signed: { flow, chainId: ChainId, address, message, signature: personal(z.string()) },
  registrationUnconfirmed: { flow, address, failure: Failure },
  registered: { flow, address, name },
  registrationFailed: { flow, failure: Failure },
  registrationAbandoned: { flow },
}
