import * as z from 'zod/mini'
import { chainIdSchema } from '../../domain/values/caip.schema.ts'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'

/** The origin of the choice. Absent for a visitor. */
const by = z.optional(z.enum(flowOrigins))

export const networkFields = {
  searchTyped: { text: personal(z.string()) },
  chosen: { by, chainId: chainIdSchema },
  preferred: { by, chainId: chainIdSchema },
  switchStarted: { by, attempt: z.string(), session: z.nullable(z.string()), chainId: chainIdSchema },
  switchSuperseded: { attempt: z.string(), by: z.string() },
  unknownToWallet: { attempt: z.string(), session: z.string(), chainId: chainIdSchema },
  switchDelayed: { attempt: z.string() },
  switched: { attempt: z.string(), chainId: chainIdSchema },
  recognized: { chainId: chainIdSchema, name: z.string() },
  switchFailed: { attempt: z.string(), chainId: chainIdSchema, failure: failureSchema },
}
