import { decimalOf } from '../../domain/values/amount.ts'
import { isSwapPlan } from '../../domain/swap/plan/is-swap-plan.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import type { PlannedSwap } from '../../domain/swap/flow/planned-swap.ts'
import { termsOfPlanned } from '../../domain/swap/flow/planned-swap.ts'
import type { SignedSwap } from '../../domain/swap/flow/signed-swap.ts'
import { isSwapPending } from '../../domain/swap/state.ts'
import { currentQuote } from '../../domain/swap/phase.ts'
import type { UsageProperties } from '../../domain/analytics/usage-row.ts'
import type { BootState } from '../../reducers/root.ts'
import { isSmartAccount } from '../account/account-type.ts'

/** Returns what analytics report of the swap in the form: tokens by their symbols, since no row holds an address. Null without a quote. */
export function currentSwapUsage(state: BootState): UsageProperties | null {
  const { source, target, phase } = state.swap ?? {}
  const quote = phase && currentQuote(phase)
  if (!source || !target || !quote) return null
  const { order, received } = quote
  return swapUsage({ chainId: order.chainId, source, target, amount: order.amount, received }, state)
}

/** Returns what analytics report of a swap that a host starts. Null for a step before it, and for a visitor's swap. */
export function hostsSwapUsage(
  state: BootState,
  { by, planned }: { readonly by: FlowOrigin; readonly planned: PlannedSwap },
): UsageProperties | null {
  return by === 'host' && isSwapPlan(planned.plan) ? swapUsage(termsOfPlanned(planned), state) : null
}

/** Returns what analytics report of a failed swap. Null if its owner declined. Null also for a canceled one while the visitor waits for another. */
export function failedSwapUsage(
  state: BootState,
  { flow: id, failure, ...sent }: FailedSwap,
): UsageProperties | null {
  const flow = state.swap?.swaps[id]
  if (!failure || failure.code === 'user-rejected') return null
  if (sent.swap) return swapUsage(sent.swap, state)
  if (flow?.step === 'abandoned' && state.swap && isSwapPending(state.swap)) return null
  return flow ? swapUsage(termsOfPlanned(flow), state) : null
}

type FailedSwap = {
  readonly flow: string
  readonly failure?: Failure | undefined
  readonly swap?: SignedSwap
}

/** Returns what analytics report of a swap. */
export function swapUsage(
  { chainId, source, target, amount, received }: Omit<SignedSwap, 'address' | 'hash' | 'minimum'>,
  state: BootState,
): UsageProperties {
  return {
    network: chainId,
    swapFromToken: source.symbol,
    swapToToken: target.symbol,
    swapFromAmount: decimalOf(amount, source.decimals),
    swapToAmount: decimalOf(received, target.decimals),
    isSmartAccount: isSmartAccount(state),
  }
}
