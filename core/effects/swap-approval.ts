import { defer, map, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { approvalPatience, swapServiceLimit } from '../domain/limits.ts'
import { permitArguments, permitTypedData } from '../domain/permit.ts'
import { isSameAddress, isSameHash } from '../domain/same-account.ts'
import type { Approved } from '../domain/settlement.ts'
import type { SwapPlan } from '../domain/swap-plan.ts'
import { takesBack } from '../domain/take-back.ts'
import type { EventInput } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { swap } from '../events/swap.ts'
import type { StateOf } from '../reducers/root.ts'
import { askSigner } from './ask-signer.ts'
import { defineEffect } from './define-effect.ts'
import { detailOf } from './preflight/preflight.ts'
import { networkOfOrder } from './order-to-build.ts'
import { createTransactionAsker, isFollowed, isNewHash } from './send-sender.ts'

/** How often the allowance is looked at after an approval was sent, and how long a chain is waited for, in milliseconds. */
const allowanceInterval = 3000

/** The wallet is asked to approve the amount for the contract, and no more. */
export const signApproval = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) => {
  const ask = createTransactionAsker(ports)
  return on(swap.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => swap.attemptLingered({ attempt }),
      ask: ({ data: { chainId, plan } }, signal) =>
        plan.kind === 'approval' ? ask(state(), chainId, plan.call, signal) : null,
      then: (result, { at: askedAt, data: { attempt, chainId, plan } }): readonly EventInput[] => {
        if (plan.kind !== 'approval') return []
        if (!isNewHash(state(), result, { chainId, askedAt }))
          return [swap.attemptFailed({ attempt, failure: { code: 'malformed-answer' } })]
        const sent = { chainId, address: plan.call.from, params: [plan.call], result, askedAt }
        return [
          swap.approvalSigned({ attempt, hash: result }),
          ...(isFollowed(state()) ? [ownTransaction.sent(sent)] : []),
        ]
      },
      fail: (failure, { data: { attempt } }) => swap.attemptFailed({ attempt, failure }),
    }),
  )
})

/** The wallet is asked to sign a permit; one that cannot, or signs otherwise than a key, is asked for an approval in its place. */
export const signPermit = defineEffect<StateOf<'swap'>>(({ on, state, ports, together }) =>
  on(swap.attemptStarted).pipe(
    together({
      limit: 'person',
      linger: ({ data: { attempt } }) => swap.attemptLingered({ attempt }),
      ask: ({ data: { chainId, plan } }, signal) => {
        if (plan.kind !== 'permit') return null
        const { owner: from } = plan.permit
        const params = [from, JSON.stringify(permitTypedData(plan.permit))]
        return askSigner(state(), ports, { chainId, from, method: 'eth_signTypedData_v4', params }, signal)
      },
      then: (signature, { data: { attempt, plan } }) => {
        if (plan.kind !== 'permit') return null
        const permit = argumentsOf(() =>
          permitArguments(plan.permit, typeof signature === 'string' ? signature : ''),
        )
        return permit === null ? swap.permitUnsupported({ attempt }) : swap.permitSigned({ attempt, permit })
      },
      fail: (failure, { data: { attempt } }) =>
        failure.code === 'method-unsupported'
          ? swap.permitUnsupported({ attempt })
          : swap.attemptFailed({ attempt, failure }),
    }),
  ),
)

/** After an approval was sent, the allowance is looked at until it is enough, or none where that was taken back; nobody is kept waiting for a chain for ever, and what becomes of an earlier attempt ends no wait. */
export const awaitApproval = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  on(swap.approvalSigned, swap.approvalAwaited, swap.attemptAbandoned, swap.attemptFailed).pipe(
    latestPer(({ data: { attempt } }) => attempt, {
      limit: 'timer',
      ask: ({ data: { attempt } }, signal): Observable<boolean> | null => {
        const sent = approvalSent(state(), attempt)
        if (!sent) return null
        const { order, spender, isTakeBack } = sent
        const network = networkOfOrder(state(), order)
        return defer(() => ports.clock.after(allowanceInterval, signal)).pipe(
          switchMap(() => ports.swap.allowance({ network, order, spender }, signal)),
          map(({ allowance }) =>
            isTakeBack ? BigInt(allowance) === 0n : BigInt(allowance) >= BigInt(order.amount),
          ),
        )
      },
      then: (isDone, { at, data: { attempt } }) => {
        const sent = approvalSent(state(), attempt)
        if (!sent || !isDone) return waitingOn(state(), attempt, at)
        return sent.isTakeBack
          ? swap.takenBack({ attempt })
          : swap.approved({ attempt, spender: sent.spender })
      },
      fail: (_, { at, data: { attempt } }) => waitingOn(state(), attempt, at),
    }),
  ),
)

/** An approval that failed on its chain, was taken back in the wallet, or allowed something else is told. A higher amount for the very contract is waited for as the amount itself. */
export const failApproval = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome, instead } }) => {
      const { status } = state().swap
      if (status.step !== 'approving' || status.hash === null || !isSameHash(status.hash, hash)) return null
      const { attempt, plan } = status
      if (outcome === 'other') {
        const approved = instead?.approved
        if (approved && plan.kind === 'approval' && isEnough(approved, plan)) return null
        const difference = approved && ({ kind: 'approved-other', ...approved } as const)
        const told = difference && { difference, detail: detailOf(difference) }
        return swap.attemptFailed({ attempt, failure: { code: 'transaction-mismatch', ...told } })
      }
      // Nobody knows what took its place unseen.
      if (outcome === 'replaced')
        return swap.attemptFailed({ attempt, failure: { code: 'transaction-mismatch' } })
      return outcome === 'failed' || outcome === 'cancelled'
        ? swap.attemptFailed({ attempt, failure: { code: 'execution-reverted' } })
        : null
    }),
  ),
)

/** Whether what was allowed covers what a plan asks for: visitors may edit the amount in their wallet. */
function isEnough({ token, spender, amount }: Approved, plan: ApprovalPlan): boolean {
  const isSame = isSameAddress(token, plan.call.to) && isSameAddress(spender, plan.spender)
  return isSame && !takesBack(plan) && BigInt(amount) >= BigInt(plan.amount)
}

type ApprovalPlan = Extract<SwapPlan, { readonly kind: 'approval' }>

/** The approval of an attempt that is on its way, since when, and for what; null for none. */
function approvalSent({ swap: { status } }: StateOf<'swap'>, attempt: string) {
  if (status.step !== 'approving' || status.attempt !== attempt || status.sentAt === null) return null
  const { quote, plan, sentAt } = status
  if (plan.kind !== 'approval') return null
  return { order: quote.order, spender: plan.spender, isTakeBack: takesBack(plan), sentAt }
}

function waitingOn(state: StateOf<'swap'>, attempt: string, at: number) {
  const sent = approvalSent(state, attempt)
  if (!sent) return null
  return at - sent.sentAt + allowanceInterval + swapServiceLimit > approvalPatience
    ? swap.attemptFailed({ attempt, failure: { code: 'timed-out' } })
    : swap.approvalAwaited({ attempt })
}

function argumentsOf(make: () => string): string | null {
  try {
    return make()
  } catch {
    return null
  }
}
