import { decimalOf } from '../../domain/values/amount.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { worthDecimals } from '../../domain/tokens/worth.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { requestedSession } from '../sessions/requested-session.ts'
import { heldTokens, holdingsOf } from '../../selectors/tokens/held-tokens.ts'
import type { PricedToken } from '../../selectors/tokens/held-tokens.ts'

/** A token of an account, for a host's own screens. */
export type TokenSummary = {
  /** The contract or mint; null for the network's own coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The exact amount in the smallest units. */
  readonly amount: string
  /** The amount as a plain decimal number. */
  readonly formatted: string
  /** The price of one token in US dollars, as a plain decimal number; null if it is unknown. */
  readonly price: string | null
  /** The value in US dollars, as a plain decimal number; null if the price is unknown. */
  readonly value: string | null
  readonly icon: string | null
}

/** All tokens of an account, most valuable first, for a host's own screens. */
export type TokensSummary = {
  /** How the reading goes; `idle` until the tokens are requested, and while no wallet is connected. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed'
  readonly tokens: readonly TokenSummary[]
  /** The value of all tokens with a known price, in US dollars, as a plain decimal number; null while nothing is known. */
  readonly total: string | null
  /** How many tokens the total leaves out because their price is unknown. */
  readonly unpriced: number
  readonly chainId: ChainId | null
  /** Why the tokens could not be read, or null. After a failure `tokens` has older amounts. */
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

/** Returns the event that reads the tokens of every connected account again. */
export function tokensRefresh(): EventInput {
  return tokenBalances.refreshed()
}

/** Returns the tokens in a namespace; without a namespace, in the first one with a connected wallet. */
export function tokensSummary(state: BootState, namespace?: Namespace): TokensSummary {
  const session = requestedSession(state, namespace)
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
