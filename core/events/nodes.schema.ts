import * as z from 'zod/mini'
import { ChainId } from '../domain/caip.schema.ts'
import { Failure } from '../domain/failure.schema.ts'
import { personal } from '../domain/personal.ts'

export const nodesFields = {
  asked: {
    chainId: ChainId,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  },
  answered: { request: z.string(), result: personal(z.unknown()) },
  failed: { request: z.string(), failure: Failure },
}
