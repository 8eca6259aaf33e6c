import type { BaseUnits } from '../domain/amount.ts'
import { believedGasPrice } from '../domain/bounds/gas-price.ts'
import { ofAccount } from '../domain/by-account.ts'
import { networkCost } from '../domain/swap.ts'
import { estimatedSwapGas } from '../domain/swap.ts'
import type { Ratio } from '../domain/ratio.ts'
import type { Purse } from '../domain/spendable.ts'
import { isSameSide } from '../domain/swap-quote.ts'
import { standingPlan } from '../domain/swap-status.ts'
import type { HeldToken } from '../domain/token-balances.ts'
import type { StateOf } from '../reducers/root.ts'
import { priceKey } from '../reducers/swap-tokens.ts'
import { coinHeld } from './coin-held.ts'

type Swaps = Pick<StateOf<'swap'>, 'swap' | 'swapTokens' | 'tokenBalances' | 'account'>

/** What the account that swaps holds, by what the service that knows balances lists; null before that has told. */
export function swapHoldings({ swap: { holder }, tokenBalances }: Swaps): readonly HeldToken[] | null {
  return (holder && tokenBalances && ofAccount(tokenBalances.holdings, holder)?.tokens) ?? null
}

/** How much of a token (null for the coin) the account holds, in base units; null where nobody knows, as of one that neither service lists. */
export function heldForSwap(state: Swaps, token: string | null): BaseUnits | null {
  if (token === null) return coinHeld(state, state.swap.holder)
  const held = swapHoldings(state)
  if (!held) return null
  const isListed = state.swapTokens.list?.some(({ address }) => isSameSide(address, token)) === true
  return held.find(({ address }) => isSameSide(address, token))?.amount ?? (isListed ? '0' : null)
}

/** What a whole token (null for the coin) costs in US dollars, as the swap service told it, else as the service that knows balances did; null where nobody knows. */
export function swapPriceOf(state: Swaps, token: string | null): string | null {
  const told = state.swapTokens.prices[priceKey(token)] ?? null
  return told ?? swapHoldings(state)?.find(({ address }) => isSameSide(address, token))?.price ?? null
}

/** What a unit of gas costs on the chain of a swap, in wei, as far as it can be believed: by what a service says, here by default the price that it was asked for, and by what a node says. */
export function swapGasPrice(
  { swap: { holder }, swapTokens }: Pick<Swaps, 'swap' | 'swapTokens'>,
  service: BaseUnits | null = swapTokens.gasPrice,
): BaseUnits | null {
  return holder && believedGasPrice(holder.chainId, { service, node: swapTokens.nodeGasPrice })
}

/** The gas and its price in wei that the network is paid by: of what is signed next, else the estimate; null while nobody knows what gas costs. */
export function swapGas(state: Swaps): { readonly gas: bigint; readonly gasPrice: BaseUnits } | null {
  const plan = standingPlan(state.swap.status)
  const isPriced = plan && plan.kind !== 'permit'
  const gasPrice = swapGasPrice(state, isPriced ? plan.gasPrice : state.swapTokens.gasPrice)
  return gasPrice === null ? null : { gas: isPriced ? BigInt(plan.gas) : estimatedSwapGas, gasPrice }
}

/** What the network takes, in US dollars; null where gas or the coin has no price. */
export function swapNetworkCost(state: Swaps): Ratio | null {
  const paid = swapGas(state)
  return paid && networkCost(paid.gas, paid.gasPrice, swapPriceOf(state, null))
}

/** What the account can pay the source with, as far as that is known; null without a source. */
export function swapPurse(state: Swaps): Purse | null {
  const { source } = state.swap
  if (!source) return null
  const paid = swapGas(state)
  return {
    isCoin: source.address === null,
    held: heldForSwap(state, source.address),
    coin: heldForSwap(state, null),
    networkCost: paid && String(paid.gas * BigInt(paid.gasPrice)),
  }
}
