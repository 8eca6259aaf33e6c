import type { Address } from '../domain/account/account.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { networkOf } from '../domain/network/network.ts'
import { isSwapPlan } from '../domain/swap/plan/is-swap-plan.ts'
import { quoteLifetime } from '../domain/swap/quote/quote.ts'
import { isSameSwapOrder } from '../domain/swap/order.ts'
import { otherSymbols } from '../domain/preflight/same-symbol.ts'
import { isSureRefusal } from '../domain/errors/sure-refusal.ts'
import { isSwapSent } from '../domain/swap/flow/flow.ts'
import type { SwapFlow } from '../domain/swap/flow/flow.ts'
import type { SwapOrder } from '../domain/swap/order.ts'
import type { SwapPlan } from '../domain/swap/plan/plan.ts'
import type { SwapRisk } from '../domain/swap/review/risk.ts'
import { costlinessOfDetails, risksOfSwap } from '../domain/swap/review/risk-rules.ts'
import { isOneOf } from '../events/define-events.ts'
import { swap } from '../events/swap/swap.ts'
import { abortedVerb } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import type { BootState, RootState } from '../reducers/root.ts'
import { signerNow } from '../selectors/connection/signer-now.ts'
import { isOrderAccountActive } from '../selectors/swap/flows.ts'
import { openSwaps } from '../selectors/swap/requests.ts'
import { verbNotDone } from './verb-failure.ts'
import { followIntent } from './follow-intent.ts'
import type { FlowOutcome } from './follow-intent.ts'
import { detailsOfPrice, gasOfPrice, quoteSwap, shortageFailure, swapObstacle } from './quote-swap.ts'
import type { Obstacle, SwapRequestOrder, QuotedPrice } from './quote-swap.ts'
import { runFlow } from './run-flow.ts'

/** The next step to sign, and when it was planned, in milliseconds since 1970. */
type MadePlan = { readonly plan: SwapPlan; readonly at: number }

/** The result of a wallet's step: the hash of the swap, or null for a step before it. */
type Step = { readonly hash: string | null }

const undone = 'Nothing was swapped'

/**
 * Swaps for a host. Quotes, plans the next step, checks its risks and asks the wallet, until the wallet has sent the swap. Returns its hash.
 * @throws {LatchkeyError} with the reason why it was not done. The message says if the wallet may still do it.
 */
export async function makeSwap(
  latchkey: Latchkey,
  wanted: SwapRequestOrder,
  accept: readonly SwapRisk[],
): Promise<string> {
  const sentBefore = new Set(sentLate(latchkey.state()).map(({ id }) => id))
  const quoting = obstacleFor(wanted.address)
  let reviewed: string | null = null
  for (;;) {
    const price = await found(quoteSwap(latchkey, wanted, quoting))
    reviewed ??= price.received
    const obstacle = obstacleOf(price.order, sentBefore, quoting)
    const made = await found(planSwap(latchkey, { price, signal: wanted.signal }, obstacle))
    const failure =
      (wanted.signal?.aborted ? abortedVerb : obstacle(latchkey.state(), wanted)) ??
      shortageFailure(price, made.plan) ??
      refusal(latchkey.state() as RootState, { price, made, reviewed }, accept)
    if (failure) throw await verbNotDone(undone, failure)
    const { hash } = await ask(latchkey, { price, plan: made.plan, signal: wanted.signal })
    if (hash !== null) return hash
  }
}

async function found<Result>(asked: Promise<FlowOutcome<Result>>): Promise<Result> {
  const outcome = await asked
  if ('result' in outcome) return outcome.result
  throw await verbNotDone(undone, outcome.failure)
}

/** Returns the check for why a swap cannot go on: its account is not active on its chain, or swaps are not possible there. */
function obstacleFor(address: Address): Obstacle {
  return (state, on) =>
    isOrderAccountActive(state, { ...on, account: address }) ? swapObstacle(state, on) : { code: 'aborted' }
}

/** Adds a check to an obstacle: a wallet has meanwhile sent the same order, which was given up before. So an order is swapped once. */
function obstacleOf(order: SwapOrder, sentBefore: ReadonlySet<string>, obstacle: Obstacle): Obstacle {
  return (state, on) => {
    const isSent = sentLate(state).some(
      (flow) => !sentBefore.has(flow.id) && isSameSwapOrder(flow.order, order),
    )
    return isSent ? { code: 'aborted' } : obstacle(state, on)
  }
}

/** Returns the swaps that a wallet sent after they were given up. */
function sentLate({ swap: branch }: Pick<BootState, 'swap'>): readonly SwapFlow[] {
  return Object.values(branch?.swaps ?? {}).filter((flow) => flow.isGivenUp && isSwapSent(flow))
}

type Priced = Abortable & { readonly price: QuotedPrice }

/** Requests the plan of the next step for a priced order. */
function planSwap(
  latchkey: Latchkey,
  { price, signal }: Priced,
  obstacle: Obstacle,
): Promise<FlowOutcome<MadePlan>> {
  const { order, source, target, received, slippage } = price
  return followIntent<MadePlan>(latchkey, {
    intent: swap.planRequested({ quoted: { order, source, target, received, slippage }, by: 'host' }),
    feature: 'swap',
    signal,
    outcomeAt: (event, question) => {
      const failure = obstacle(latchkey.state(), order)
      if (failure) return { failure }
      if (!isOneOf(event, swap.planMade, swap.planFailed) || event.data.question !== question) return null
      return isOneOf(event, swap.planFailed)
        ? { failure: event.data.failure }
        : { result: { plan: event.data.plan, at: event.at } }
    },
  })
}

/** Returns the failure for a risk that the host does not accept; null if it accepts all. */
function refusal(
  state: RootState,
  {
    price,
    made,
    reviewed,
  }: { readonly price: QuotedPrice; readonly made: MadePlan; readonly reviewed: string },
  accept: readonly SwapRisk[],
): Failure | null {
  const { order, source, target, slippage } = price
  const { chainId, account: address } = order
  const { plan, at } = made
  const details = detailsOfPrice(price, plan)
  const coin = networkOf(state.options?.networks ?? [], chainId)?.nativeCurrency.symbol ?? null
  const risks = risksOfSwap({
    details,
    slippage,
    isOld: at - price.at >= quoteLifetime,
    reviewed,
    checked: isSwapPlan(plan) ? (plan.checked ?? { tokens: [], effect: null }) : null,
    isCostly: costlinessOfDetails(chainId, details, gasOfPrice(price, plan)) !== null,
    hasOtherSymbol: otherSymbols([source, target], plan.checked?.tokens ?? [], coin).length > 0,
    isAnotherOpen: openSwaps(state, { chainId, address }).length > 0,
  }).filter((risk) => !accept.includes(risk))
  if (risks.length === 0) return null
  return { code: 'risk-not-accepted', detail: `Not accepted: ${risks.join(', ')}.` }
}

/** Asks the wallet for one step, and waits for its outcome. */
async function ask(
  latchkey: Latchkey,
  { price, plan, signal }: Priced & { readonly plan: SwapPlan },
): Promise<Step> {
  const { order, source, target, received, slippage } = price
  const wallet = signerNow(latchkey.state(), order.chainId)
  const planned = { order, source, target, received, slippage, plan }
  const end = await runFlow<SwapFlow, Step>(latchkey, {
    start: swap.requested({ planned, by: 'host', ...(wallet && { wallet }) }),
    feature: 'swap',
    signal,
    flowIn: (state, id) => state.swap.swaps[id],
    outcomeOf,
    cancel: (flow) => swap.cancelled({ flow }),
  })
  if ('result' in end) return end.result
  throw await verbNotDone(mayStill(end.failure, end.flow), end.failure)
}

function outcomeOf({ step, signed, failure }: SwapFlow): FlowOutcome<Step> | null {
  if (signed) return { result: { hash: signed.hash } }
  if (step === 'approved' || step === 'unsupported') return { result: { hash: null } }
  if (step === 'failed') return { failure: failure ?? { code: 'unexpected' } }
  return step === 'abandoned' ? { failure: { code: 'aborted' } } : null
}

/** Returns what may still happen after a flow ended without a result. */
function mayStill({ code }: Failure, flow: SwapFlow | null): string {
  if (!flow) return undone
  if (code !== 'aborted') {
    const isDoubtful = isSwapPlan(flow.plan) && !isSureRefusal(code)
    return isDoubtful ? 'The wallet may have sent it' : undone
  }
  if (isSwapSent(flow)) return 'The wallet has sent it, and what becomes of it is followed'
  return flow.sentAt === null ? 'The wallet may still sign it' : undone
}
