import * as z from 'zod/mini'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

export const nodesFields = {
  asked: {
    chainId: ChainId,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  },
  answered: { request: z.string(), result: personal(z.unknown()) },
  failed: { request: z.string(), failure: Failure },
}
