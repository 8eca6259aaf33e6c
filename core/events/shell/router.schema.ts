import * as z from 'zod/mini'
import { continuationSchema } from '../../domain/features/continuation.schema.ts'
import { routeSchema } from '../../domain/features/route.schema.ts'
import { unsignedIntegerSchema } from '../../domain/values/numbers/unsigned-integer.schema.ts'

export const routerFields = {
  viewPushed: routeSchema,
  viewReplaced: routeSchema,
  viewReset: routeSchema,
  wentBack: {},
  wentBackToIndex: { index: unsignedIntegerSchema },
  exitRequested: {},
  viewRetried: {},
  transactionPushed: { holder: z.string(), onSuccess: continuationSchema, onCancel: continuationSchema },
  transactionEnded: { holder: z.string(), outcome: z.enum(['success', 'cancel']) },
  transactionPopped: { holder: z.string() },
}
