import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { confirmationPatience } from '../../domain/limits.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import type { Settlement } from '../../domain/operations/settlement/settlement.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { pendingSwap } from '../../selectors/swap/flows.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Reports how a swap ended on its chain, and what arrived. Also reports what the wallet sent in its place. */
export const settleSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data }) => {
      const { hash, outcome, moved, instead, isUnchecked } = data
      const found = pendingSwap(state(), hash)
      if (!found || isOpen({ outcome })) return null
      const { id: flow, signed: ended } = found
      if (outcome === 'confirmed' || outcome === 'sped-up')
        return swap.swapped({ flow, swap: ended, moved, ...(isUnchecked && { isUnchecked }) })
      const code = swapFailures[outcome] ?? 'aborted'
      return swap.swapFailed({ flow, swap: ended, failure: { code }, moved, instead })
    }),
  ),
)

/** Failures of a signed swap. An unseen replacement may have moved something. */
const swapFailures: Readonly<Partial<Record<Settlement['outcome'], FailureCode>>> = {
  failed: 'execution-reverted',
  other: 'transaction-mismatch',
  replaced: 'transaction-mismatch',
}

/** Stops the wait for each swap after some time. The visitor need not wait for the chain, or for a wallet that has yet to name its transaction. */
export const limitSwapWait = defineEffect<StateOf<'swap'>>(({ on, ports, latestPer }) =>
  on(swap.signed, swap.bundleSent).pipe(
    latestPer(({ data: { flow } }) => flow, {
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(confirmationPatience, signal),
      then: (_, { data: { flow } }) => swap.backgrounded({ flow }),
      fail: () => null,
    }),
  ),
)
