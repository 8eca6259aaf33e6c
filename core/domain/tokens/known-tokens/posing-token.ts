import type { ChainId } from '../../values/caip.ts'
import { skeletonOf } from '../../values/text/look-alikes.ts'
import { isSameAddress } from '../../account/same-account.ts'
import { knownTokens } from './known-tokens.ts'

/** A token as a service names it. `address` is null for the coin of its chain. */
type NamedToken = { readonly address: string | null; readonly symbol: string }

/** The values that decide which tokens of a chain are known. */
export type TokenKnowledge = {
  readonly chainId: ChainId
  /** The symbol of the chain's coin. Null if the host app does not offer the chain. */
  readonly coin: string | null
  /** The contracts that the host app vouches for. */
  readonly vouched: readonly string[]
}

/** Signs and digits that replace letters in symbols of tokens, but not in names of wallets. */
const letterSigns: Readonly<Record<string, string>> = { '₮': 'T', $: 'S', '5': 'S', '8': 'B' }

/** Returns whether a token is its chain's coin, a well-known token at its known address, or one that the host app vouches for. */
export function isKnownToken({ address }: Pick<NamedToken, 'address'>, knowledge: TokenKnowledge): boolean {
  if (address === null) return true
  const known = [...Object.values(knownTokens[knowledge.chainId] ?? {}), ...knowledge.vouched]
  return known.some((one) => isSameAddress(one, address))
}

/**
 * Returns the symbol of a known token, or of the coin, that another token uses or imitates. `beside` are tokens that are shown with it. Their symbols
 * count if the host app vouches for them. Returns null for a known token, and for a symbol that resembles no known one.
 */
export function posedSymbol(
  token: NamedToken,
  knowledge: TokenKnowledge,
  beside: readonly NamedToken[] = [],
): string | null {
  if (isKnownToken(token, knowledge)) return null
  const symbols = [
    ...(knowledge.coin === null ? [] : [knowledge.coin]),
    ...Object.keys(knownTokens[knowledge.chainId] ?? {}),
    ...beside.filter((one) => isKnownToken(one, knowledge)).map(({ symbol }) => symbol),
  ]
  return symbols.find((symbol) => isLikeSymbol(symbol, token.symbol)) ?? null
}

/** Returns whether two symbols look the same, ignoring case and including similar letters of other scripts. */
export function isLikeSymbol(one: string, other: string): boolean {
  return symbolSkeleton(one) === symbolSkeleton(other)
}

function symbolSkeleton(symbol: string): string {
  return skeletonOf(symbol.replaceAll(/[₮$58]/gu, (sign) => letterSigns[sign] ?? sign))
}
