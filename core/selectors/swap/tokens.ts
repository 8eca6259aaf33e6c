import { isKnownToken, isLikeSymbol, posedSymbol } from '../../domain/tokens/known-tokens/posing-token.ts'
import { isSameTokenAddress } from '../../domain/account/same-account.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { SoughtToken } from '../../reducers/swap/tokens.ts'
import { heldTokens } from '../tokens/held-tokens.ts'
import type { PricedToken } from '../tokens/held-tokens.ts'
import { swapHoldings } from './holdings.ts'
import { tokenKnowledge } from '../tokens/knowledge.ts'

/** A token that can be swapped, with the account's balance. Null for no balance, and while it is unknown. */
export type SwapChoice = { readonly token: SwapToken; readonly held: PricedToken | null }

/** The tokens of the chain that match the search. */
export type SwapChoices = {
  /** Tokens of the account, most valuable first. */
  readonly yours: readonly SwapChoice[]
  /** All tokens by symbol. During a search the account's own are left out, so that none is listed twice. */
  readonly all: readonly SwapChoice[]
  /** Up to eight known tokens. */
  readonly suggested: readonly SwapToken[]
  /** The token that was searched by its address. */
  readonly sought: SoughtToken | null
}

/** How many tokens are suggested. */
const mostSuggested = 8

/** Returns the tokens for one side of a swap. Null until the tokens of the chain are known. */
export function swapChoices(state: StateOf<'swap'>): SwapChoices | null {
  const { list, search, sought } = state.swapTokens
  if (!list) return null
  const { tokens: held } = heldTokens(swapHoldings(state) ?? [])
  const fitting = list
    .filter((token) => fits(token, search))
    .map((token) => ({
      token,
      held: held.find((one) => isSameTokenAddress(one.token.address, token.address)) ?? null,
    }))
  const isSearched = search.trim() !== ''
  const knowledge = tokenKnowledge(state, state.swapTokens.holder?.chainId ?? '')
  const rank = ({ held: one }: SwapChoice) => (one ? held.indexOf(one) : held.length)
  return {
    yours: fitting.filter((one) => one.held !== null).sort((one, other) => rank(one) - rank(other)),
    all: fitting
      .filter(({ held: one }) => !isSearched || one === null)
      .sort((one, other) => compared(one.token.symbol, other.token.symbol)),
    suggested: list.filter((token) => isKnownToken(token, knowledge)).slice(0, mostSuggested),
    sought,
  }
}

/** Returns the symbol of a known token that this token imitates. Null for any other. */
export function posedBySwapToken(state: StateOf<'swap'>, token: SwapToken): string | null {
  const { holder, list } = state.swapTokens
  return holder && posedSymbol(token, tokenKnowledge(state, holder.chainId), list ?? [])
}

/** Returns whether other tokens of the chain have a symbol like this token's. */
export function sharesSymbol({ swapTokens: { list } }: StateOf<'swap'>, token: SwapToken): boolean {
  const others = (list ?? []).filter(({ address }) => !isSameTokenAddress(address, token.address))
  return others.some(({ symbol }) => isLikeSymbol(symbol, token.symbol))
}

/** Returns whether a token is already one of the two in the form. */
export function isChosenToken(
  { swap: { source, target } }: StateOf<'swap'>,
  { address }: SwapToken,
): boolean {
  return [source, target].some((side) => side !== null && isSameTokenAddress(side.address, address))
}

function fits({ name, symbol, address }: SwapToken, search: string): boolean {
  const sought = search.trim().toLowerCase()
  return [name, symbol, address ?? ''].some((text) => text.toLowerCase().includes(sought))
}

function compared(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
