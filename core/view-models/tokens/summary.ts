import { decimalOf } from '../../domain/values/amount.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { worthDecimals } from '../../domain/tokens/worth.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { askedSession } from '../sessions/asked-session.ts'
import { heldTokens, holdingsOf } from '../../selectors/tokens/held-tokens.ts'
import type { PricedToken } from '../../selectors/tokens/held-tokens.ts'

/** What an account holds of one token, for a host's own screens. */
export type TokenSummary = {
  /** The contract or mint; null for the network's own coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest units, exact. */
  readonly amount: string
  /** As a plain decimal number. */
  readonly formatted: string
  /** What a whole token costs in US dollars, as a plain decimal number; null where nobody knows. */
  readonly price: string | null
  /** What it is worth in US dollars, as a plain decimal number; null where nobody knows the price. */
  readonly value: string | null
  readonly icon: string | null
}

/** What an account holds of all tokens, the dearest first, for a host's own screens. */
export type TokensSummary = {
  /** How reading it goes; `idle` while nobody asked, or nobody is connected. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  readonly tokens: readonly TokenSummary[]
  /** The worth of all whose price is known, in US dollars, as a plain decimal number; null while nothing is known. */
  readonly total: string | null
  /** How many tokens the total leaves out, since nobody knows their price. */
  readonly unpriced: number
  readonly chainId: ChainId | null
  /** Why they could not be read, where they could not; the tokens are older ones then. */
  readonly failure: Failure | null
}

const idle: TokensSummary = {
  status: 'idle',
  tokens: [],
  total: null,
  unpriced: 0,
  chainId: null,
  failure: null,
}

/** What reads the tokens of every connected account again. */
export function tokensRefresh(): EventInput {
  return tokenBalances.refreshed()
}

/** The tokens in a namespace, or without one in that where somebody is connected. */
export function tokensSummary(state: BootState, namespace?: Namespace): TokensSummary {
  const session = askedSession(state, namespace)
  const holdings = session && holdingsOf(state, session)
  if (!holdings) return idle
  const { status, chainId, failure } = holdings
  if (!holdings.tokens) return { ...idle, status, chainId, failure }
  const { tokens, total, unpriced } = heldTokens(holdings.tokens)
  return { status, tokens: tokens.map(summaryOf), total: dollars(total), unpriced, chainId, failure }
}

function summaryOf({ token, worth }: PricedToken): TokenSummary {
  const decimals = Number(token.decimals)
  return {
    ...token,
    decimals,
    formatted: decimalOf(token.amount, decimals),
    value: worth === null ? null : dollars(worth),
  }
}

function dollars(worth: bigint): string {
  return decimalOf(worth.toString(), worthDecimals)
}
