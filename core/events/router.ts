import * as z from 'zod/mini'
import { Route } from '../domain/route-schema.ts'
import { Continuation } from '../domain/continuation.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** Moves between views, each with its arguments, and the transactions that keep the modal open. A transaction has the id of its holder: a flow, or the view that pushed it. */
export const router = defineEvents('router', {
  viewPushed: intent(Route),
  viewReplaced: intent(Route),
  viewReset: intent(Route),
  wentBack: intent(),
  wentBackToIndex: intent({ index: WholeNumber }),
  leaveRequested: intent(),
  viewRetried: intent(),
  transactionPushed: fact({ holder: z.string(), onSuccess: Continuation, onCancel: Continuation }),
  transactionEnded: fact({ holder: z.string(), outcome: z.enum(['success', 'cancel']) }),
  transactionPopped: fact({ holder: z.string() }),
})

/** Every move that leaves the view from which it goes. */
export const viewLeavings = [
  router.viewReplaced,
  router.viewReset,
  router.wentBack,
  router.wentBackToIndex,
] as const

/** Every move after which another view may be shown. */
export const viewMoves = [router.viewPushed, ...viewLeavings] as const
