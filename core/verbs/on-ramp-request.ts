import type { ChainId } from '../domain/values/caip.ts'
import type { PaymentCurrency } from '../domain/buy/options.ts'
import type { OnRampProvider } from '../domain/buy/provider.ts'
import type { Purchasable } from '../selectors/buy/order.ts'

/** What can be bought for the connected account, from whom, and in which currencies and ways one pays, within which limits. */
export type OnRampOffer = {
  readonly purchases: readonly Purchasable[]
  readonly payments: readonly PaymentCurrency[]
  readonly providers: readonly OnRampProvider[]
}

/** What is bought: for how much money, a decimal text such as `25` or `12.50`, and of what `offer` names which currency, way to pay in it and purchase; by default the first of each, and what is sold on the account's own network first. */
export type PurchaseRequest = {
  readonly amount: string
  readonly payment?: string | undefined
  readonly method?: string | undefined
  readonly purchase?: { readonly id: string; readonly chainId: ChainId } | undefined
}
