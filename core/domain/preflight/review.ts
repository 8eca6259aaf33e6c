import type * as z from 'zod/mini'
import type { Address } from '../account/account.ts'
import type * as schema from './review.schema.ts'

/** A token as a visitor reads it beside an amount. */
export type ShownToken = z.infer<typeof schema.ShownToken>

/** An amount of a token in base units; `token` is null for the coin of the chain. */
export type TokenAmount = z.infer<typeof schema.TokenAmount>

/** What a visitor reviewed: nothing that is signed may do worse to their account. */
export type Review = {
  readonly account: Address
  /** The tokens beside whose amounts the visitor decides. */
  readonly shown: readonly ShownToken[]
  /** The most that leaves the account. */
  readonly pays: TokenAmount | null
  /** The least that comes into the account, and which percentage less than now may still come at the time of signing. */
  readonly receives: (TokenAmount & { readonly slippage: number }) | null
  /** Who may take tokens of the account; only for the token that it pays with. */
  readonly spender: Address | null
  /** Who receives what the account pays; null for a swap. */
  readonly receiver: Address | null
}
