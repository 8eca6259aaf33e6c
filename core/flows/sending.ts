import { isDoubtful } from '../domain/send/sending.ts'
import type { Sending } from '../domain/send/sending.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { send } from '../events/send/send.ts'
import { defineFlow } from './define-flow.ts'
import type { FlowChange } from './define-flow.ts'

/**
 * A transfer that the wallet signs or refuses. A wallet cannot be notified of a cancellation, so it may sign later. Such a transaction is followed,
 * too.
 */
export const sending = defineFlow<Sending>(send.sendingRequested, 'asking', (move) => [
  move(send.transactionMade, ['asking'], 'asking', ({ data }, { wallet }) => ({
    isMade: true,
    transaction: data.transaction,
    wallet: data.wallet ?? wallet,
  })),
  move(send.answerAwaited, ['asking'], 'asking', () => ({ isLingering: true })),
  move(send.signed, ['asking', 'failed', 'abandoned'], 'signed', ({ data }, { step }) => ({
    hash: data.hash,
    failure: null,
    isUnexpected: step !== 'asking',
  })),
  move(send.backgrounded, ['signed'], 'backgrounded'),
  move(send.sendingFailed, ['asking', 'failed'], 'failed', ({ data }, one) => failed(one, data.failure)),
  move(send.sendingFailed, ['abandoned'], 'abandoned', ({ data }, one) => failed(one, data.failure)),
  move(send.cancelled, ['asking'], 'abandoned'),
  move(send.sendingAbandoned, ['asking'], 'abandoned'),
])

/** Stores a failure unless an earlier failure was certain. */
function failed(sending: Sending, failure: Failure): FlowChange<Sending> {
  return sending.failure === null || isDoubtful(sending) ? { failure } : {}
}
