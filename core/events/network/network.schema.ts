import * as z from 'zod/mini'
import { ChainId } from '../../domain/values/caip.schema.ts'
import { Failure } from '../../domain/errors/failure.schema.ts'
import { flowOrigins } from '../../domain/flows/flow-origin.ts'
import { personal } from '../../domain/values/personal.ts'

/** The origin of the choice. Absent for a visitor. */
const by = z.optional(z.enum(flowOrigins))

export const networkFields = {
  searchTyped: { text: personal(z.string()) },
  chosen: { by, chainId: ChainId },
  preferred: { by, chainId: ChainId },
  switchStarted: { by, attempt: z.string(), session: z.nullable(z.string()), chainId: ChainId },
  switchSuperseded: { attempt: z.string(), by: z.string() },
  unknownToWallet: { attempt: z.string(), session: z.string(), chainId: ChainId },
  switchDelayed: { attempt: z.string() },
  switched: { attempt: z.string(), chainId: ChainId },
  recognized: { chainId: ChainId, name: z.string() },
  switchFailed: { attempt: z.string(), chainId: ChainId, failure: Failure },
}
