import { decimalOf } from '../domain/amount.ts'
import type { SignedSwap } from '../domain/signed-swap.ts'
import { isUnderWay, standingQuote } from '../domain/swap-status.ts'
import type { UsageProperties } from '../domain/usage-row.ts'
import type { BootState } from '../reducers/root.ts'
import { isSmartAccount } from './account-type.ts'

/** What usage says of the swap in the form: the tokens by their symbols, since no row holds an address; null without a quote. */
export function standingSwapUsage(state: BootState): UsageProperties | null {
  const { source, target, status } = state.swap ?? {}
  const quote = status && standingQuote(status)
  if (!source || !target || !quote) return null
  const { order, received } = quote
  return swapUsage({ chainId: order.chainId, source, target, amount: order.amount, received }, state)
}

/** The same of an attempt that failed; null while another is asked or waited for, as then it was one that had been cancelled. */
export function failedSwapUsage(state: BootState): UsageProperties | null {
  return state.swap && isUnderWay(state.swap.status) ? null : standingSwapUsage(state)
}

/** What usage says of a swap. */
export function swapUsage(
  { chainId, source, target, amount, received }: Omit<SignedSwap, 'address' | 'hash'>,
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
