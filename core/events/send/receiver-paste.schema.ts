import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'
import { personal } from '../../domain/values/personal.ts'

export const receiverPasteFields = {
  offered: { isOffered: z.boolean() },
  requested: {},
  pasted: { text: personal(z.string()) },
  refused: { failure: failureSchema },
}
