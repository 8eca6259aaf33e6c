import * as z from 'zod/mini'
import { Namespace } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** Whatever the host asks of the connected wallet: a signature, a transaction (JSON-RPC, EIP-1193). */
export const walletRequest = defineEvents('walletRequest', {
  sent: intent({
    namespace: Namespace,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  }),
  lingered: fact({ request: z.string(), session: z.string() }),
  answered: fact({ request: z.string(), result: personal(z.unknown()) }),
  failed: fact({ request: z.string(), failure: Failure }),
})
