import { catchError, defer, filter, from, map, merge, of, repeat, switchMap, take } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import { allowanceInterval } from '../../domain/intervals.ts'
import { approvalPatience } from '../../domain/limits.ts'
import { coversOrder } from '../../domain/swap/allowance/allowance.ts'
import { isSameAddress, isSameHash } from '../../domain/account/same-account.ts'
import type { Approved } from '../../domain/operations/settlement/settlement.ts'
import type { PlanOf } from '../../domain/swap/plan/plan.ts'
import { isRevoking } from '../../domain/swap/allowance/revoke.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { detailOf } from '../preflight/preflight.ts'
import { networkOfOrder } from './next-swap-plan.ts'

/** Checks the allowance again and again after an approval was sent, until it is enough, or zero after a revocation. Gives up after three minutes. */
export const awaitApproval = defineEffect<StateOf<'swap'>>(({ on, state, ports, latestPer }) =>
  on(swap.approvalSigned, swap.abandoned, swap.requestFailed).pipe(
    latestPer(({ data: { flow } }) => flow, {
      limit: 'timer',
      ask: ({ data: { flow } }, signal): Observable<boolean> | null => {
        const sent = approvalSent(state(), flow)
        if (!sent) return null
        const { order, spender, isRevoking } = sent
        const network = networkOfOrder(state(), order)
        const look = () =>
          from(ports.swap.allowance({ network, order, spender }, signal)).pipe(
            map(({ allowance }) => (isRevoking ? BigInt(allowance) === 0n : coversOrder(allowance, order))),
            catchError(() => of(false)),
          )
        const looks = defer(() => ports.clock.after(allowanceInterval, signal)).pipe(
          switchMap(look),
          repeat(),
        )
        // When a sleeping device wakes, all its timers end at once.
        const lastLook = defer(() => ports.clock.after(approvalPatience, signal)).pipe(
          switchMap(look),
          map((isDone) => {
            if (!isDone) throw { code: 'timed-out' } satisfies Failure
            return true
          }),
        )
        return merge(looks, lastLook).pipe(filter(Boolean), take(1))
      },
      then: (_, { data: { flow } }) => {
        const sent = approvalSent(state(), flow)
        if (!sent) return null
        return sent.isRevoking
          ? swap.allowanceRevoked({ flow })
          : swap.approved({ flow, spender: sent.spender })
      },
      fail: (_, { data: { flow } }) =>
        approvalSent(state(), flow) && swap.requestFailed({ flow, failure: { code: 'timed-out' } }),
    }),
  ),
)

/**
 * Fails an approval that was reverted, replaced in the wallet, or that allowed something else. A higher amount for the same contract counts as the
 * amount itself.
 */
export const failApproval = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome, instead } }) => {
      const found = Object.values(state().swap.swaps).find(
        ({ step, approvedBy }) => step === 'approving' && approvedBy !== null && isSameHash(approvedBy, hash),
      )
      if (!found) return null
      const { id: flow, plan } = found
      if (outcome === 'other') {
        const approved = instead?.approved
        if (approved && plan.kind === 'approval' && isEnough(approved, plan)) return null
        const difference = approved && ({ kind: 'approved-other', ...approved } as const)
        const told = difference && { difference, detail: detailOf(difference) }
        return swap.requestFailed({ flow, failure: { code: 'transaction-mismatch', ...told } })
      }
      // It is unknown what replaced an unseen transaction.
      if (outcome === 'replaced')
        return swap.requestFailed({ flow, failure: { code: 'transaction-mismatch' } })
      return outcome === 'failed' || outcome === 'cancelled'
        ? swap.requestFailed({ flow, failure: { code: 'execution-reverted' } })
        : null
    }),
  ),
)

/** Returns whether the granted allowance covers the plan. Visitors may edit the amount in their wallet. */
function isEnough({ token, spender, amount }: Approved, plan: PlanOf<'approval'>): boolean {
  const isSame = isSameAddress(token, plan.call.to) && isSameAddress(spender, plan.spender)
  return isSame && !isRevoking(plan) && coversOrder(amount, plan)
}

/** Returns the pending approval of a flow, and its purpose; null for none. */
function approvalSent({ swap: { swaps } }: StateOf<'swap'>, id: string) {
  const flow = swaps[id]
  if (flow?.step !== 'approving' || flow.plan.kind !== 'approval') return null
  const { order, plan } = flow
  return { order, spender: plan.spender, isRevoking: isRevoking(plan) }
}
