import * as z from 'zod/mini'
import { Address } from '../domain/account.ts'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

const holder = { address: personal(Address) }

/** The names and pictures that addresses go by. */
export const identity = defineEvents('identity', {
  refreshed: intent(),
  requested: fact(holder),
  received: fact({
    ...holder,
    name: z.nullable(personal(z.string())),
    avatar: z.nullable(personal(z.string())),
  }),
  failed: fact({ ...holder, failure: Failure }),
})
