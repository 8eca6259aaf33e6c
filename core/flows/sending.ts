import { isDoubtful } from '../domain/send/sending.ts'
import type { Sending } from '../domain/send/sending.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { send } from '../events/send/send.ts'
import { defineFlow } from './define-flow.ts'

/** A sending: the wallet is asked, and signs or does not. A wallet cannot be told that nobody waits any more, so it may sign later: that is followed. */
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
  move(send.letGo, ['signed'], 'let-go'),
  move(send.sendingFailed, ['asking', 'failed'], 'failed', ({ data }, one) => failed(one, data.failure)),
  move(send.sendingFailed, ['abandoned'], 'abandoned', ({ data }, one) => failed(one, data.failure)),
  move(send.cancelled, ['asking'], 'abandoned'),
  move(send.sendingAbandoned, ['asking'], 'abandoned'),
])

/** A failure that is certain is the last word. */
function failed(sending: Sending, failure: Failure): Partial<Sending> {
  return sending.failure === null || isDoubtful(sending) ? { failure } : {}
}
