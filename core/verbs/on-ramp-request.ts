import type { ChainId } from '../domain/values/caip.ts'
import type { PaymentCurrency } from '../domain/buy/options.ts'
import type { OnRampProvider } from '../domain/buy/provider.ts'
import type { Purchasable } from '../selectors/buy/order.ts'

/** What the connected account can buy, from which providers, and in which currencies, with which methods and limits. */
export type OnRampOffer = {
  readonly purchases: readonly Purchasable[]
  readonly payments: readonly PaymentCurrency[]
  readonly providers: readonly OnRampProvider[]
}

/** A purchase. Omitted fields stand for the first offered value. */
export type PurchaseRequest = {
  /** The amount of money, as a decimal text such as `25` or `12.50`. */
  readonly amount: string
  /** The currency to pay in, by its id in `offer`. */
  readonly payment?: string | undefined
  /** The payment method, by its id in `offer`. */
  readonly method?: string | undefined
  /** What to buy, as `offer` lists it. The default prefers the account's own network. */
  readonly purchase?: { readonly id: string; readonly chainId: ChainId } | undefined
}
