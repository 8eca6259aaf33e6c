import { catchError, forkJoin, map, of } from 'rxjs'
import type { Observable } from 'rxjs'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { EvmCall } from '../../domain/operations/evm-transfer.ts'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Review } from '../../domain/preflight/review.ts'
import { estimatedSwapGas } from '../../domain/swap/quote/amounts.ts'
import { bundledCalls } from '../../domain/swap/plan/plan.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import type { SwapCall } from '../../domain/swap/plan/transaction.ts'
import { revokeCall } from '../../domain/swap/allowance/revoke.ts'
import type { Ports } from '../../ports/ports.ts'
import { afterRevoke } from './after-revoke.ts'
import { callGas } from '../operations/call-gas.ts'
import { estimatedBeside, preflight } from '../preflight/preflight.ts'

/** The inputs of a plan: an order, its network, and what the visitor reviews. */
type Planned = { readonly network: Network; readonly order: SwapOrder; readonly review: Review }

/** An approval with the spender that the service named. */
type NamedApproval = SwapCall & { readonly spender: string }

/**
 * Plans an approval of the amount. If an old allowance blocks it, plans to revoke that.
 * Fails if the approval would fail, or if the tokens differ from the review.
 */
export function planApproval(
  ports: Ports,
  planned: Planned,
  { spender, call, gasPrice }: NamedApproval,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const { network, order } = planned
  const gasOf = (given: EvmCall) =>
    callGas(ports, network, given, signal).pipe(
      catchError((error: unknown) => {
        if (failureOf(error).code === 'execution-reverted') throw error
        return of(String(estimatedSwapGas))
      }),
    )
  const sentWith = (given: { readonly call: EvmCall; readonly amount: BaseUnits }) =>
    gasOf(given.call).pipe(map((gas) => ({ kind: 'approval' as const, spender, ...given, gas, gasPrice })))
  const approval = sentWith({ call, amount: order.amount }).pipe(
    afterRevoke(ports, { network, order, spender }, signal, () =>
      sentWith({ call: revokeCall(call, spender), amount: '0' }),
    ),
  )
  return checkedTokens(ports, planned, approval, signal)
}

/** Adds to a plan with an allowance what the tokens' contracts declare. Fails with `review-mismatch` if that differs from the review. */
export function checkedTokens<Plan extends SwapPlan>(
  ports: Ports,
  { network, review }: Planned,
  plan: Observable<Plan>,
  signal: AbortSignal,
): Observable<Plan> {
  return forkJoin([plan, preflight(ports, { network, review, calls: [], scope: 'tokens' }, signal)]).pipe(
    map(([made, { checked }]) => ({ ...made, checked })),
  )
}

/**
 * Plans the swap that the service built, after a node has simulated it. Fails with `review-mismatch` if the result would be worse than the review.
 */
export function planSwap(
  ports: Ports,
  { network, review }: Planned,
  { call, gasPrice }: SwapCall,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const asked = {
    network,
    review,
    calls: [call],
    scope: 'effect' as const,
  }
  return estimatedBeside(callGas(ports, network, call, signal), preflight(ports, asked, signal)).pipe(
    map(([gas, { checked }]) => ({ kind: 'swap', call, gas, gasPrice, checked })),
  )
}

/**
 * Plans approval and swap as one operation, and revokes an old allowance before if the token requires that. Fails with `method-unsupported` if no
 * node can simulate both.
 */
export function planBundle(
  ports: Ports,
  { network, order, review }: Planned,
  { spender, call: approval }: NamedApproval,
  { call, gasPrice }: SwapCall,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const { amount } = order
  const planned = (given: { readonly revoke?: EvmCall }) => {
    const sent = { kind: 'bundle' as const, spender, amount, approval, call, gasPrice, ...given }
    const calls = bundledCalls(sent)
    const asked = { network, review, calls, scope: 'effect' as const }
    return preflight(ports, asked, signal).pipe(
      map(({ gas, isReverted, checked }) => {
        if (isReverted) throw { code: 'execution-reverted' }
        if (gas === null) throw { code: 'method-unsupported' }
        return { ...sent, gas, checked }
      }),
    )
  }
  return planned({}).pipe(
    afterRevoke(ports, { network, order, spender }, signal, () =>
      planned({ revoke: revokeCall(approval, spender) }),
    ),
  )
}
