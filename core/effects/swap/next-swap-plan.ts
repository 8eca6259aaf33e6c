import { catchError, defer, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { bundleLimit, swapBuildLimit } from '../../domain/limits.ts'
import type { Network } from '../../domain/network/network.ts'
import type { QuotedSwap } from '../../domain/swap/flow/planned-swap.ts'
import { swapReview } from '../../domain/swap/review/review.ts'
import { approvedFor, coversOrder, currentPermit } from '../../domain/swap/allowance/allowance.ts'
import { approvableSpenders } from '../../domain/swap/allowance/spenders.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { SwapFailedStage } from '../../domain/swap/failed-stage.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StateOf } from '../../reducers/root.ts'
import { canBundle, signsPermits } from '../../selectors/swap/bundle.ts'
import { reachable } from '../account/balance-request.ts'
import { permitFor } from './permit.ts'
import { checkedTokens, planApproval, planBundle, planSwap } from './plans.ts'
import { within } from '../streams/within.ts'

type State = StateOf<'swap'>

/** The next step to sign, or the stage that failed. `isUnbundled` says that approval and swap cannot be one operation. */
type NextPlan = { readonly isUnbundled?: true } & (
  | { readonly plan: SwapPlan }
  | { readonly stage: SwapFailedStage; readonly failure: Failure }
)

/** A quoted order, and when its plan was requested, in milliseconds since 1970. */
type PlanRequest = { readonly quoted: QuotedSwap; readonly at: number }

/** Whether an order needs no further allowance, and the only contract that its swap may go to. Null for any known contract. */
type AllowanceCheck = { readonly isSufficient: boolean; readonly spender: string | null }

/** Failures of a bundle after which approval and swap are not tried one after the other. */
const finalBundleFailures = new Set(['execution-reverted', 'malformed-answer', 'review-mismatch'])

/**
 * Plans the next step of a quoted order. If the service has enough allowance already, that is the swap.
 * Otherwise it is approval and swap as one operation, a permit, or an approval.
 */
export function nextSwapPlan(
  state: () => State,
  ports: Ports,
  request: PlanRequest,
  signal: AbortSignal,
): Observable<NextPlan> {
  const { order } = request.quoted
  const timely = (limit: number) => within<SwapPlan>(ports, limit, signal)
  const approval = (isUnbundled: boolean) =>
    defer(() => approvalOf(state(), ports, request, signal)).pipe(
      timely(swapBuildLimit),
      made('approval'),
      map((next): NextPlan => (isUnbundled ? { ...next, isUnbundled: true } : next)),
    )
  return defer(() => checkAllowance(state(), ports, request, signal)).pipe(
    within(ports, swapBuildLimit, signal),
    switchMap(({ isSufficient, spender }): Observable<NextPlan> => {
      if (isSufficient)
        return defer(() => swapOf(state(), ports, { ...request, spender }, signal)).pipe(
          timely(swapBuildLimit),
          made('transaction'),
        )
      if (!canBundle(state(), order)) return approval(false)
      return defer(() => bundleOf(state(), ports, request, signal)).pipe(
        timely(bundleLimit),
        map((plan): NextPlan => ({ plan })),
        catchError((error: unknown) => {
          const failure = failureOf(error)
          return finalBundleFailures.has(failure.code)
            ? of({ stage: 'transaction' as const, failure })
            : approval(true)
        }),
      )
    }),
    catchError((error: unknown) => of({ stage: 'allowance' as const, failure: failureOf(error) })),
  )
}

/** Adds the stage to a failure. */
function made(stage: SwapFailedStage) {
  return (plan: Observable<SwapPlan>): Observable<NextPlan> =>
    plan.pipe(
      map((plan) => ({ plan })),
      catchError((error: unknown) => of({ stage, failure: failureOf(error) })),
    )
}

/**
 * Returns whether the service has enough allowance already. The coin needs none, and a permit is sent with the swap. If the chain has
 * several spenders, reads the allowance of the one that the service names.
 */
function checkAllowance(
  state: State,
  ports: Ports,
  { quoted: { order }, at }: PlanRequest,
  signal: AbortSignal,
): Observable<AllowanceCheck> {
  const { allowances } = state.swap
  const approved = approvedFor(allowances, order)
  if (order.from === null || currentPermit(allowances, order, at) !== null)
    return of({ isSufficient: true, spender: approved })
  const network = networkOfOrder(state, order)
  const spenders = approvableSpenders(state.options?.swapSpenders)[order.chainId] ?? []
  const spenderNow =
    spenders.length > 1
      ? defer(() => ports.swap.approval({ order }, signal)).pipe(map(({ spender }) => spender))
      : of(approved)
  return spenderNow.pipe(
    switchMap((spender) =>
      defer(() => ports.swap.allowance({ network, order, spender }, signal)).pipe(
        map(({ allowance }) => ({ isSufficient: coversOrder(allowance, order), spender })),
      ),
    ),
  )
}

/** Plans the swap, which a node simulates before the visitor signs it. */
function swapOf(
  state: State,
  ports: Ports,
  { quoted, at, spender: approved }: PlanRequest & Pick<AllowanceCheck, 'spender'>,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const { order, slippage } = quoted
  const network = networkOfOrder(state, order)
  const permit = currentPermit(state.swap.allowances, order, at)
  return defer(() => ports.swap.transaction({ order, slippage, approved, permit }, signal)).pipe(
    switchMap((built) =>
      planSwap(ports, { network, order, review: reviewOf(quoted, built.call.to) }, built, signal),
    ),
  )
}

/**
 * Plans an approval of the amount for the service's known contract, or a permit if token and wallet support it. Tokens do not accept a contract's
 * signature.
 */
function approvalOf(
  state: State,
  ports: Ports,
  { quoted, at }: PlanRequest,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const { order, source } = quoted
  const network = networkOfOrder(state, order)
  const isSigned = source.hasPermit && signsPermits(state, order)
  return defer(() => ports.swap.approval({ order }, signal)).pipe(
    switchMap((named) => {
      const { spender } = named
      const planned = { network, order, review: reviewOf(quoted, spender) }
      const approval = planApproval(ports, planned, named, signal)
      if (!isSigned) return approval
      const permit = permitFor(ports, { network, order, spender, at }, signal).pipe(
        map((permit) => ({ kind: 'permit' as const, permit })),
      )
      return checkedTokens(ports, planned, permit, signal).pipe(
        catchError((error: unknown) => {
          if (failureOf(error).code === 'review-mismatch') throw error
          return approval
        }),
      )
    }),
  )
}

/** Plans approval and swap as one operation, which a node simulates together. */
function bundleOf(
  state: State,
  ports: Ports,
  { quoted }: PlanRequest,
  signal: AbortSignal,
): Observable<SwapPlan> {
  const { order, slippage } = quoted
  const network = networkOfOrder(state, order)
  return defer(() => ports.swap.approval({ order }, signal)).pipe(
    switchMap((approval) => {
      const { spender } = approval
      const asked = { order, slippage, approved: spender, permit: null, isUntried: true } as const
      return defer(() => ports.swap.transaction(asked, signal)).pipe(
        switchMap((built) =>
          planBundle(ports, { network, order, review: reviewOf(quoted, spender) }, approval, built, signal),
        ),
      )
    }),
  )
}

/** Returns the network of an order. Throws `chain-unsupported` if the host does not offer it. */
export function networkOfOrder(state: State, { chainId }: SwapOrder): Network {
  const network = reachable(state, chainId)
  if (!network) throw { code: 'chain-unsupported' }
  return network
}

function reviewOf({ order, received, source, target, slippage }: QuotedSwap, spender: string) {
  return swapReview({ quote: { order, received }, source, target, slippage, spender })
}
