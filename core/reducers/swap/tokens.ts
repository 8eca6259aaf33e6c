import { isAddress, isAddressOn } from '../../domain/account/account.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isSameAccount, isSameTokenAddress } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import { host } from '../../events/host.ts'
import { swap } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** A token that is not in the list and was searched by its address. */
export type SoughtToken = {
  readonly address: string
  readonly status: 'asking' | 'known' | 'failed'
  /** Null while it is looked up (`asking`), and if there is none (`known`). */
  readonly token: SwapToken | null
  readonly failure: Failure | null
}

/** The tokens on the chain of an account (null before that is known), and the search. */
type SwapTokensState = {
  readonly holder: AccountOnChain | null
  readonly list: readonly SwapToken[] | null
  /** The prices in US dollars, by address, `native` for the coin. A price is null if it is unknown. */
  readonly prices: Readonly<Record<string, string | null>>
  /** How many times the price of the coin was unknown. */
  readonly coinPriceFailures: number
  /** The price of a unit of gas, in wei, as the service reports it. */
  readonly gasPrice: BaseUnits | null
  /** The same as a node of the chain reports it, to check the service. */
  readonly nodeGasPrice: BaseUnits | null
  readonly search: string
  readonly sought: SoughtToken | null
}

const initial: SwapTokensState = {
  holder: null,
  list: null,
  prices: {},
  coinPriceFailures: 0,
  gasPrice: null,
  nodeGasPrice: null,
  search: '',
  sought: null,
}

/** Returns the key of a token's price; null is the coin. */
export function priceKey(token: string | null): string {
  return token === null ? 'native' : token.toLowerCase()
}

declare module '../root.ts' {
  interface LateBranches {
    readonly swapTokens: ['swap', SwapTokensState]
  }
}

/** Reduces tokens and prices. A list counts for the account that it was requested for, and a price for its chain. */
export const swapTokensSlice = defineSlice<SwapTokensState>(initial, (when) => [
  when([swapTokens.requested], (_, { data }) => ({ ...initial, holder: data })),
  when([swapTokens.received], (draft, { data: { tokens, ...holder } }) => {
    if (isSameAccount(draft.holder, holder)) draft.list = tokens
  }),
  when([swapTokens.searchTyped], (draft, { data }) => {
    draft.search = data.text
    draft.sought = soughtBy(draft, data.text.trim())
  }),
  when([swap.tokenChosen], (draft) => {
    draft.search = ''
    draft.sought = null
  }),
  when([swapTokens.found], (draft, { data: { address, token } }) => {
    if (draft.sought?.address === address) draft.sought = { address, status: 'known', token, failure: null }
  }),
  when([swapTokens.missed], (draft, { data: { address, failure } }) => {
    if (draft.sought?.address !== address) return
    draft.sought = { address, status: 'failed', token: null, failure }
  }),
  when([swapTokens.priceReceived], (draft, { data: { chainId, token, price } }) => {
    if (draft.holder?.chainId === chainId) draft.prices[priceKey(token)] = price
  }),
  when([swapTokens.priceFailed], (draft, { data: { chainId, token } }) => {
    if (token === null && draft.holder?.chainId === chainId) draft.coinPriceFailures += 1
  }),
  when([swapTokens.gasPriceReceived], (draft, { data: { chainId, gasPrice } }) => {
    if (draft.holder?.chainId === chainId) draft.gasPrice = gasPrice
  }),
  when([swapTokens.nodeGasPriceReceived], (draft, { data: { chainId, gasPrice } }) => {
    if (draft.holder?.chainId === chainId) draft.nodeGasPrice = gasPrice
  }),
  when([host.stopped], () => initial),
])

/** Returns the token to look up by a searched address. Null if that is no address of the chain, or is in the list. */
function soughtBy({ holder, list }: SwapTokensState, address: string): SoughtToken | null {
  if (!holder || !list || !isAddress(address) || !isAddressOn(holder.chainId, address)) return null
  return list.some((token) => isSameTokenAddress(token.address, address))
    ? null
    : { address, status: 'asking', token: null, failure: null }
}
