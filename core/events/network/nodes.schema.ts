import * as z from 'zod/mini'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

export const nodesFields = {
  asked: {
    chainId: chainIdSchema,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  },
  answered: { request: z.string(), result: personal(z.unknown()) },
  failed: { request: z.string(), failure: failureSchema },
}
