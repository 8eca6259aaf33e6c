import { map } from 'rxjs'
import { askedCall } from '../domain/asked-transaction.ts'
import type { FailureCode } from '../domain/failure-code.ts'
import { confirmationPatience } from '../domain/limits.ts'
import { untilOld } from '../domain/quote-age.ts'
import { isSameHash } from '../domain/same-account.ts'
import { isOpen } from '../domain/settlement.ts'
import type { Settlement } from '../domain/settlement.ts'
import { tradeOf } from '../domain/swap-trade.ts'
import { reviewedMinimum } from '../domain/swap-minimum.ts'
import { quoteLifetime } from '../domain/swap-quote.ts'
import { isAsked } from '../domain/swap-status.ts'
import type { EventInput } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { router } from '../events/router.ts'
import { swap } from '../events/swap.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { lookedAt } from '../selectors/looked-at.ts'
import { signerNow } from '../selectors/signer-now.ts'
import { shortageOfSwap, swapRisksOf } from '../selectors/swap-progress.ts'
import { defineEffect } from './define-effect.ts'
import { createTransactionAsker, isFollowed, isNewHash } from './send-sender.ts'

/** A press begins an attempt with what was made; one at a time, and by a second press where there is something to be told before. What the wallet did not take as one operation is made anew, step by step. */
export const beginSwapAttempt = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.confirmed).pipe(
    decideInTurn(({ id: attempt, at }) => {
      const { status, told, isWithoutBundles } = state().swap
      if (!lookedAt(state()))
        return toast.shown({ variant: 'error', message: { text: 'swap.addressMissing' } })
      if (status.step !== 'built' || shortageOfSwap(state()) !== null) return null
      const { quote, plan } = status
      if (plan.kind === 'bundle' && isWithoutBundles)
        return swap.quoteStarted({ question: attempt, order: quote.order })
      const hasAged = !quote.isOld && untilOld(quote.at, quoteLifetime, at) === 0
      const { risks, isTold } = swapRisksOf(state())
      if (hasAged && !told.includes('old-quote'))
        return [swap.quoteAged({ question: quote.id }), swap.risksTold({ risks: ['old-quote', ...risks] })]
      if (risks.length > 0 && !isTold) return swap.risksTold({ risks: [...risks] })
      const { chainId } = quote.order
      return swap.attemptStarted({ attempt, chainId, plan, wallet: signerNow(state(), chainId) })
    }),
  ),
)

/** The wallet is asked to sign and send the swap. What it sent is followed, also where nobody waits for it any more. */
export const signSwap = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) => {
  const ask = createTransactionAsker(ports)
  return on(swap.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => swap.attemptLingered({ attempt }),
      ask: ({ data: { chainId, plan } }, signal) => {
        const { source, target, status, slippage } = state().swap
        if (plan.kind !== 'swap' || !source || !target || status.step !== 'signing') return null
        const { order, received } = status.quote
        const { account: address, amount } = order
        const minimum = reviewedMinimum({ checked: plan.checked, received, slippage })
        const asked = { chainId, address, source, target, amount, received, minimum }
        return ask(state(), chainId, plan.call, signal).pipe(map((result) => ({ result, asked })))
      },
      then: ({ result, asked }, { at: askedAt, data: { attempt, chainId, plan } }): readonly EventInput[] => {
        if (plan.kind !== 'swap') return []
        if (!isNewHash(state(), result, { chainId, askedAt }))
          return [swap.attemptFailed({ attempt, failure: { code: 'malformed-answer' } })]
        const { address } = asked
        const compared = { call: askedCall(plan.call), trade: tradeOf(asked) }
        const sent = { chainId, address, params: [plan.call], result, askedAt, asked: compared }
        return [
          swap.signed({ attempt, swap: { ...asked, hash: result } }),
          ...(isFollowed(state()) ? [ownTransaction.sent(sent)] : [swap.letGo({ attempt })]),
        ]
      },
      fail: (failure, { data: { attempt } }) => swap.attemptFailed({ attempt, failure }),
    }),
  )
})

/** How a swap ended on its chain is told once that is known, with what came; what the wallet sent in its place, too. */
export const settleSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data }) => {
      const { hash, outcome, moved, instead, isUnchecked } = data
      const ended = state().swap.sent.find((one) => isSameHash(one.hash, hash))
      if (!ended || isOpen({ outcome })) return null
      if (outcome === 'confirmed' || outcome === 'sped-up')
        return swap.swapped({ swap: ended, moved, ...(isUnchecked && { isUnchecked }) })
      const code = swapFailures[outcome] ?? 'aborted'
      return swap.swapFailed({ swap: ended, failure: { code }, moved, instead })
    }),
  ),
)

/** Why a swap that was signed came to nothing. What took its place unseen may have moved something. */
const swapFailures: Readonly<Partial<Record<Settlement['outcome'], FailureCode>>> = {
  failed: 'execution-reverted',
  other: 'transaction-mismatch',
  replaced: 'transaction-mismatch',
}

/** Nobody is kept waiting for a chain, or for a wallet that has yet to name its transaction: after a while each swap goes on by itself. */
export const letSwapGo = defineEffect<StateOf<'swap'>>(({ on, ports, latestPer }) =>
  on(swap.signed, swap.bundleSent).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(confirmationPatience, signal),
      then: (_, { data: { attempt } }) => swap.letGo({ attempt }),
      fail: () => null,
    }),
  ),
)

/** Whoever cancels goes back to the form; a wallet that was asked cannot be told so, and what it signs all the same is followed. */
export const cancelSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.cancelled).pipe(
    decide(() => {
      const { status } = state().swap
      return [
        ...(isAsked(status) ? [swap.attemptAbandoned({ attempt: status.attempt })] : []),
        router.leaveRequested(),
      ]
    }),
  ),
)
