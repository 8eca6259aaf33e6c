import * as z from 'zod/mini'
import { namespaceSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

export const walletRequestFields = {
  sent: {
    namespace: namespaceSchema,
    method: z.string().check(z.minLength(1)),
    params: personal(z.unknown()),
  },
  delayed: { request: z.string(), session: z.string() },
  answered: { request: z.string(), result: personal(z.unknown()) },
  failed: { request: z.string(), failure: failureSchema },
}
