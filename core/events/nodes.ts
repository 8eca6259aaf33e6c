import * as z from 'zod/mini'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** What a program asks the nodes of a network on offer, where no wallet is there to answer (JSON-RPC, EIP-1474). */
export const nodes = defineEvents('nodes', {
  asked: intent({
    chainId: ChainId,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  }),
  answered: fact({ request: z.string(), result: personal(z.unknown()) }),
  failed: fact({ request: z.string(), failure: Failure }),
})
