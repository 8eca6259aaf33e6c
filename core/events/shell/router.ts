import { defineEvents } from '../define-events.ts'
import type { routerFields } from './router.schema.ts'

/**
 * Moves between views, each with its arguments, and the transactions that keep the modal open. A transaction has the id of its holder: a flow, or the
 * view that pushed it.
 */
export const router = defineEvents<'router', typeof routerFields>('router', {
  viewPushed: 'intent',
  viewReplaced: 'intent',
  viewReset: 'intent',
  wentBack: 'intent',
  wentBackToIndex: 'intent',
  exitRequested: 'intent',
  viewRetried: 'intent',
  transactionPushed: 'fact',
  transactionEnded: 'fact',
  transactionPopped: 'fact',
})

/** Every move that exits the current view. */
export const viewExits = [
  router.viewReplaced,
  router.viewReset,
  router.wentBack,
  router.wentBackToIndex,
] as const

/** Every move after which another view may be shown. */
export const viewMoves = [router.viewPushed, ...viewExits] as const
