import * as z from 'zod/mini'
import { Continuation } from '../../domain/features/continuation.schema.ts'
import { Route } from '../../domain/features/route.schema.ts'
import { UnsignedInteger } from '../../domain/values/unsigned-integer.schema.ts'

export const routerFields = {
  viewPushed: Route,
  viewReplaced: Route,
  viewReset: Route,
  wentBack: {},
  wentBackToIndex: { index: UnsignedInteger },
  exitRequested: {},
  viewRetried: {},
  transactionPushed: { holder: z.string(), onSuccess: Continuation, onCancel: Continuation },
  transactionEnded: { holder: z.string(), outcome: z.enum(['success', 'cancel']) },
  transactionPopped: { holder: z.string() },
}
