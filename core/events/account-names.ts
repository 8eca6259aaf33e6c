import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'

const name = personal(z.string())
const address = personal(Address)
const attempt = z.string()

/** A name that a visitor chooses for an account: whether it is free and which others are, those that the account has already, and its registration, by the id of the press that began it; one whose answer was lost is doubted until the names of the account are looked up. `name` has its ending from `messageReady` on. */
export const accountNames = defineEvents('accountNames', {
  nameTyped: intent({ text: personal(z.string()) }),
  retried: intent(),
  registrationRequested: intent(),
  cancelled: intent(),

  nameFound: fact({ name, isRegistered: z.boolean() }),
  nameFailed: fact({ name, failure: Failure }),
  suggested: fact({ name, suggestions: personal(z.array(z.string())) }),
  suggestionsFailed: fact({ name, failure: Failure }),
  ownNamesRequested: fact({ address }),
  ownNamesReceived: fact({ address, names: personal(z.array(z.string())) }),
  ownNamesFailed: fact({ address, failure: Failure }),

  attemptStarted: fact({ attempt, session: z.string(), chainId: ChainId, address, name }),
  messageReady: fact({
    attempt,
    name,
    message: personal(z.string()),
    method: z.string(),
    params: personal(z.unknown()),
  }),
  attemptLingered: fact({ attempt }),
  signed: fact({
    attempt,
    chainId: ChainId,
    address,
    message: personal(z.string()),
    signature: personal(z.string()),
  }),
  attemptDoubted: fact({ attempt, address, failure: Failure }),
  registered: fact({ attempt, address, name }),
  attemptFailed: fact({ attempt, failure: Failure }),
  attemptAbandoned: fact({ attempt }),
})
