import type { BaseUnits } from '../../domain/values/amount.ts'
import { believedGasPrice } from '../../domain/order/bounds/gas-price.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import type { Purse } from '../../domain/order/spendable.ts'
import { gasOfSwap, purseOfSwap } from '../../domain/swap/gas.ts'
import type { PaidGas } from '../../domain/swap/gas.ts'
import { heldOfToken, heldPrice } from '../../domain/swap/holdings.ts'
import { currentPlan } from '../../domain/swap/status.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { priceKey } from '../../reducers/swap/tokens.ts'
import { coinHeld } from '../tokens/coin-held.ts'

type Swaps = Pick<StateOf<'swap'>, 'swap' | 'swapTokens' | 'tokenBalances' | 'account'>

/** What the account that swaps holds, by what the service that knows balances lists; null before that has told. */
export function swapHoldings({ swap: { holder }, tokenBalances }: Swaps): readonly HeldToken[] | null {
  return (holder && tokenBalances && ofAccount(tokenBalances.holdings, holder)?.tokens) ?? null
}

/** How much of a token (null for the coin) the account holds, in base units; null where nobody knows, as of one that neither service lists. */
export function heldForSwap(state: Swaps, token: string | null): BaseUnits | null {
  if (token === null) return coinHeld(state, state.swap.holder)
  return heldOfToken(swapHoldings(state), state.swapTokens.list ?? [], token)
}

/** What a whole token (null for the coin) costs in US dollars, as the swap service told it, else as the service that knows balances did; null where nobody knows. */
export function swapPriceOf(state: Swaps, token: string | null): string | null {
  const told = state.swapTokens.prices[priceKey(token)] ?? null
  return told ?? heldPrice(swapHoldings(state), token)
}

/** What a unit of gas costs on the chain of the form, in wei, as far as it can be believed. */
export function swapGasPrice({
  swap: { holder },
  swapTokens,
}: Pick<Swaps, 'swap' | 'swapTokens'>): BaseUnits | null {
  const { gasPrice: service, nodeGasPrice: node } = swapTokens
  return holder && believedGasPrice(holder.chainId, { service, node })
}

/** The gas and its price in wei that the network is paid by: of what is signed next, else the estimate; null while nobody knows what gas costs. */
export function swapGas({ swap: { holder, status }, swapTokens }: Swaps): PaidGas | null {
  const gasPrices = { service: swapTokens.gasPrice, node: swapTokens.nodeGasPrice }
  return holder && gasOfSwap({ chainId: holder.chainId, plan: currentPlan(status), gasPrices })
}

/** What the account can pay the source with, as far as that is known; null without a source. */
export function swapPurse(state: Swaps): Purse | null {
  const { source } = state.swap
  if (!source) return null
  const funds = { source: heldForSwap(state, source.address), coin: heldForSwap(state, null) }
  return purseOfSwap(source.address === null, funds, swapGas(state))
}
