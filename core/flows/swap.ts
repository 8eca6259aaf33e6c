import { isSettledBy } from '../domain/operations/request/unconfirmed.ts'
import type { SwapFlow } from '../domain/swap/flow/flow.ts'
import { swap } from '../events/swap/swap.ts'
import { defineFlow } from './define-flow.ts'

/**
 * A request to the wallet for a swap. The wallet signs, the chain confirms, and the token is approved or swapped. A wallet may still sign after the
 * flow was abandoned.
 */
export const swapFlow = defineFlow<SwapFlow>(swap.requested, 'asking', (move) => [
  move(swap.signatureAwaited, ['asking'], 'asking', () => ({ isLingering: true })),
  move(swap.approvalSigned, ['asking'], 'approving', ({ at, data }) => ({
    approvedBy: data.hash,
    sentAt: at,
  })),
  move(swap.approved, ['approving'], 'approved'),
  move(swap.allowanceRevoked, ['approving'], 'approved'),
  move(swap.permitSigned, ['asking'], 'approved'),
  move(swap.unsupported, ['asking'], 'unsupported'),
  move(swap.bundleSent, ['asking', 'abandoned', 'failed'], 'swapping', ({ at }) => ({
    sentAt: at,
    failure: null,
  })),
  move(swap.signed, ['asking', 'swapping', 'abandoned', 'failed'], 'swapping', ({ at, data }, flow) => ({
    sentAt: flow.sentAt ?? at,
    signed: data.swap,
    failure: null,
  })),
  move(swap.requestFailed, ['asking', 'approving', 'swapping', 'failed'], 'failed', ({ data }, flow) => {
    const isKept = flow.step === 'failed' && !isSettledBy(flow.failure, data.failure)
    return isKept ? {} : { failure: data.failure, isGivenUp: flow.isGivenUp || flow.step !== 'swapping' }
  }),
  move(swap.bundleLost, ['swapping'], 'failed', ({ data }) => ({
    failure: data.failure ?? { code: 'timed-out' },
  })),
  move(swap.backgrounded, ['swapping'], 'swapping', () => ({ isBackgrounded: true })),
  move(swap.swapped, ['swapping'], 'swapped', ({ data }) => ({
    got: data.moved?.got ?? null,
    isUnchecked: data.isUnchecked === true,
  })),
  move(swap.swapFailed, ['swapping'], 'failed', ({ data }) => ({ failure: data.failure })),
  move(swap.abandoned, ['asking', 'approving'], 'abandoned', () => ({ isGivenUp: true })),
])
