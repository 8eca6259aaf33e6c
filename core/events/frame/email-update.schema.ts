import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'
import { secret } from '../secret.schema.ts'

const flow = z.string()
const text = personal(z.string())

export const emailUpdateFields = {
  typed: { text },
  submitted: { session: z.string(), email: text, by: z.enum(flowOrigins) },
  codeTyped: { text: secret, digits: z.int() },

  begun: { flow, next: z.enum(['primary', 'secondary']) },
  presentConfirmed: { flow },
  changed: { flow, email: text },
  failed: { flow, step: z.enum(['mail', 'code']), failure: failureSchema },
  abandoned: { flow },
}
