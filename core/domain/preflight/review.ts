import type * as z from 'zod/mini'
import type { Address } from '../account/account.ts'
import type * as schema from './review.schema.ts'

/** A token as it is shown beside an amount. */
export type ShownToken = z.infer<typeof schema.shownTokenSchema>

/** An amount of a token in base units. A null `token` is the coin of the chain. */
type TokenAmount = z.infer<typeof schema.tokenAmountSchema>

/** The terms that a visitor reviewed. No signed transaction may be worse for the account. */
export type Review = {
  readonly account: Address
  /** The tokens whose amounts the review shows. */
  readonly shown: readonly ShownToken[]
  /** The highest payment of the account. */
  readonly pays: TokenAmount | null
  /** The lowest receipt of the account, and the percentage by which the receipt may still fall before the signature. */
  readonly receives: (TokenAmount & { readonly slippage: number }) | null
  /** The contract that may take the paid token of the account. */
  readonly spender: Address | null
  /** The receiver of the payment. Null for a swap. */
  readonly receiver: Address | null
}
