import { isOfEnded } from '../../domain/sessions/ended-session.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { confirmationPatience } from '../../domain/limits.ts'
import { untilOld } from '../../domain/order/quote-age.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import type { Settlement } from '../../domain/operations/settlement/settlement.ts'
import { isAwaitingSignature } from '../../domain/swap/flow/flow.ts'
import { quoteLifetime } from '../../domain/swap/quote/quote.ts'
import { isSwapPending } from '../../domain/swap/state.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { router } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { isCurrentSigner, signerNow } from '../../selectors/connection/signer-now.ts'
import { canBundle } from '../../selectors/swap/bundle.ts'
import { isOrderAccountActive, pendingSwap } from '../../selectors/swap/flows.ts'
import { quotedForm } from '../../selectors/swap/order.ts'
import { shortageOfSwap, swapRisksOf } from '../../selectors/swap/progress.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'

/**
 * Asks the wallet for the finished plan at the visitor's press, one request at a time. If there are risks, the first press shows them, and the second
 * one asks the wallet.
 * If the wallet no longer accepts a bundle, the swap is quoted again and planned step by step.
 */
export const confirmSwap = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.confirmed).pipe(
    decideInTurn(({ id, at }) => {
      const { swap: form } = state()
      const { phase, shownRisks } = form
      const quoted = quotedForm(form)
      if (!activeAccount(state()))
        return toast.shown({ variant: 'error', message: { text: 'swap.addressMissing' } })
      if (phase.name !== 'built' || isSwapPending(form) || !quoted || shortageOfSwap(state()) !== null)
        return null
      const { quote, plan } = phase
      if (plan.kind === 'bundle' && !canBundle(state(), quote.order))
        return swap.quoteStarted({ question: id, order: quote.order })
      const hasAged = !quote.isOld && untilOld(quote.at, quoteLifetime, at) === 0
      const { risks, areShown } = swapRisksOf(state())
      if (hasAged && !shownRisks.includes('old-quote'))
        return [swap.quoteAged({ question: quote.id }), swap.risksShown({ risks: ['old-quote', ...risks] })]
      if (risks.length > 0 && !areShown) return swap.risksShown({ risks: [...risks] })
      const wallet = signerNow(state(), quote.order.chainId)
      return swap.requested({ planned: { ...quoted, plan }, by: 'visitor', ...(wallet && { wallet }) })
    }),
  ),
)

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

/**
 * Abandons a flow that a visitor or the host cancels, and leads the visitor back to the form.
 * A wallet that was asked cannot be notified. What it signs nevertheless is followed.
 */
export const cancelSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.cancelled).pipe(
    decide(({ data: { flow } }) => {
      const { swaps, started } = state().swap
      const one = swaps[flow ?? started ?? '']
      return [
        ...(one && isAwaitingSignature(one) ? [swap.abandoned({ flow: one.id })] : []),
        ...(one?.by === 'host' ? [] : [router.exitRequested()]),
      ]
    }),
  ),
)

/**
 * Abandons a pending approval if its account is no longer active on its chain.
 * Abandons a host's request to a wallet if its session ends. A wallet that was asked may still sign.
 */
export const abandonWithSession = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.approvalSigned, ...accountChanges).pipe(
    decideInTurn((event) => {
      const ended = isOneOf(event, ...sessionEndings) ? event.data : null
      return Object.values(state().swap.swaps)
        .filter(({ step, by, order, wallet }) => {
          if (step === 'approving') return !isOrderAccountActive(state(), order)
          if (step !== 'asking' || by !== 'host' || !ended) return false
          const asked = { chainId: order.chainId, wallet }
          return isOfEnded(ended, asked) && !isCurrentSigner(state(), asked)
        })
        .map(({ id: flow }) => swap.abandoned({ flow }))
    }),
  ),
)

/** The events that end a session in some namespaces. */
const sessionEndings = [...connectionEndings, connection.yieldedToOtherTab] as const
