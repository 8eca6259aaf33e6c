import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { flowOrigins } from '../domain/flow-origin.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const name = personal(z.string())
const address = personal(Address)
const flow = z.string()
const order = z.object({ session: z.string(), chainId: ChainId, address, name })
const message = personal(z.string())

/** The name that a visitor types, the names that accounts have, and registrations, each by the id of the intent that started it. */
export const accountNames = defineEvents('accountNames', {
  nameTyped: intent({ text: personal(z.string()) }),
  retried: intent(),
  lookUpRequested: intent({ name }),
  registrationRequested: intent({ order, by: z.enum(flowOrigins) }),
  cancelled: intent({ flow }),

  nameFound: fact({ name, isRegistered: z.boolean() }),
  nameFailed: fact({ name, failure: Failure }),
  suggested: fact({ name, suggestions: personal(z.array(z.string())) }),
  suggestionsFailed: fact({ name, failure: Failure }),
  lookUpAnswered: fact({ isRegistered: z.boolean(), suggestions: personal(z.array(z.string())) }),
  lookUpFailed: fact({ failure: Failure }),
  ownNamesRequested: fact({ address }),
  ownNamesReceived: fact({ address, names: personal(z.array(z.string())) }),
  ownNamesFailed: fact({ address, failure: Failure }),

  /** `name` has its ending from here on. */
  messageReady: fact({ flow, name, message, method: z.string(), params: personal(z.unknown()) }),
  signatureAwaited: fact({ flow }),
  signed: fact({ flow, chainId: ChainId, address, message, signature: personal(z.string()) }),
  registrationDoubted: fact({ flow, address, failure: Failure }),
  registered: fact({ flow, address, name }),
  registrationFailed: fact({ flow, failure: Failure }),
  registrationAbandoned: fact({ flow }),
})
