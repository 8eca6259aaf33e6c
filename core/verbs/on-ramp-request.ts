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

/**
 * A purchase. `amount` is a decimal text such as `25` or `12.50`. The other fields name what `offer` lists: a currency, a payment method and a
 * purchase.
 * By default each is the first one, and a purchase on the account's own network precedes others.
 */
export type PurchaseRequest = {
  readonly amount: string
  readonly payment?: string | undefined
  readonly method?: string | undefined
  readonly purchase?: { readonly id: string; readonly chainId: ChainId } | undefined
}
