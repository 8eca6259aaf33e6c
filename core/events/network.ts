import * as z from 'zod/mini'
import { ChainId } from '../domain/caip.ts'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'
import { personal } from '../domain/personal.ts'

/** Choosing a network: before connecting it is a preference, afterwards a question to the wallet of a session; there is none yet while that wallet is still to come. */
export const network = defineEvents('network', {
  searchTyped: intent({ text: personal(z.string()) }),
  chosen: intent({ chainId: ChainId }),
  preferred: fact({ chainId: ChainId }),
  switchStarted: fact({ attempt: z.string(), session: z.nullable(z.string()), chainId: ChainId }),
  switchOvertaken: fact({ attempt: z.string(), by: z.string() }),
  unknownToWallet: fact({ attempt: z.string(), session: z.string(), chainId: ChainId }),
  switchLingered: fact({ attempt: z.string() }),
  switched: fact({ attempt: z.string(), chainId: ChainId }),
  recognized: fact({ chainId: ChainId, name: z.string() }),
  switchFailed: fact({ attempt: z.string(), chainId: ChainId, failure: Failure }),
})
