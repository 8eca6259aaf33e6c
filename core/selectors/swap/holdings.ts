import type { BaseUnits } from '../../domain/values/amount.ts'
import { believedGasPrice } from '../../domain/order/bounds/gas-price.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import type { Purse } from '../../domain/order/spendable.ts'
import { gasOfSwap, purseOfSwap } from '../../domain/swap/quote/gas.ts'
import type { PaidGas } from '../../domain/swap/quote/gas.ts'
import { listedBalance, listedPrice } from '../../domain/swap/form/holdings.ts'
import { currentPlan } from '../../domain/swap/phase.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { priceKey } from '../../reducers/swap/tokens.ts'
import { coinBalance } from '../tokens/coin-balance.ts'

type Swaps = Pick<StateOf<'swap'>, 'swap' | 'swapTokens' | 'tokenBalances' | 'account'>

/** Returns the tokens of the account that swaps, as the balance service lists them. Null until it has answered. */
export function swapHoldings({ swap: { holder }, tokenBalances }: Swaps): readonly HeldToken[] | null {
  return (holder && tokenBalances && ofAccount(tokenBalances.holdings, holder)?.tokens) ?? null
}

/**
 * Returns the account's balance of a token (null is the coin), in base units. Null if it is unknown, for example if neither service lists the token.
 */
export function swapBalance(state: Swaps, token: string | null): BaseUnits | null {
  if (token === null) return coinBalance(state, state.swap.holder)
  return listedBalance(swapHoldings(state), state.swapTokens.list ?? [], token)
}

/** Returns the price of one token (null is the coin) in US dollars: the swap service's, else the balance service's. Null if neither has one. */
export function swapPriceOf(state: Swaps, token: string | null): string | null {
  const told = state.swapTokens.prices[priceKey(token)] ?? null
  return told ?? listedPrice(swapHoldings(state), token)
}

/** Returns the price of a unit of gas on the form's chain in wei, if it is plausible. */
export function swapGasPrice({
  swap: { holder },
  swapTokens,
}: Pick<Swaps, 'swap' | 'swapTokens'>): BaseUnits | null {
  const { gasPrice: service, nodeGasPrice: node } = swapTokens
  return holder && believedGasPrice(holder.chainId, { service, node })
}

/** Returns the gas and its price in wei: of the transaction that is signed next, else the estimate. Null while the gas price is unknown. */
export function swapGas({ swap: { holder, phase }, swapTokens }: Swaps): PaidGas | null {
  const gasPrices = { service: swapTokens.gasPrice, node: swapTokens.nodeGasPrice }
  return holder && gasOfSwap({ chainId: holder.chainId, plan: currentPlan(phase), gasPrices })
}

/** Returns what the account can pay the source with, as far as that is known. Null without a source. */
export function swapPurse(state: Swaps): Purse | null {
  const { source } = state.swap
  if (!source) return null
  const funds = { source: swapBalance(state, source.address), coin: swapBalance(state, null) }
  return purseOfSwap(source.address === null, funds, swapGas(state))
}
