import { namespaceOf } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { Network } from '../../domain/network/network.ts'
import type { OnRampChoice } from '../../domain/buy/choice.ts'
import { onRampNetworkName } from '../../domain/buy/network-name.ts'
import { limitStatus } from '../../domain/buy/options.ts'
import type { PaymentCurrency, PaymentLimit, PurchaseNetwork } from '../../domain/buy/options.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/** The offer and the networks, without the form. */
type Offering = Pick<BootState, 'options'> & { readonly onRamp: Pick<StateOf<'on-ramp'>['onRamp'], 'offer'> }

/** A choice of what to buy: the visitor's in the form, or a host's in a request. Null stands for the first one that is offered. */
export type PurchaseChoice = Pick<OnRampChoice, 'purchase' | 'payment' | 'method' | 'amount'>

/** Something that an account can buy, on one network. */
export type Purchasable = OnRampOrder['purchase'] & { readonly network: PurchaseNetwork }

/** Returns what the active account can buy. */
export function purchasables(state: StateOf<'on-ramp'>): readonly Purchasable[] {
  return purchasablesFor(state, activeAccount(state))
}

/**
 * Returns what an account can buy on the networks that the host offers. If the on-ramp sells nothing for it, returns the coin of its network, unless
 * that is a test network.
 */
export function purchasablesFor(state: Offering, holder: AccountOnChain | null): readonly Purchasable[] {
  if (!holder) return []
  const networks = state.options?.networks ?? []
  const { purchaseCurrencies } = state.onRamp.offer.options
  const sold = purchaseCurrencies.flatMap(({ networks: ways, ...purchase }) =>
    ways
      .filter(({ chainId }) => namespaceOf(chainId) === namespaceOf(holder.chainId))
      .flatMap((network) => (networkOf(networks, network.chainId) ? [{ ...purchase, network }] : [])),
  )
  const own = networkOf(networks, holder.chainId)
  return sold.length > 0 || !own || own.isTestnet ? sold : [coinOf(own)]
}

/** Returns the chosen purchase. Without a choice, returns the first on the account's own network, else the first of all. */
export function chosenPurchase(
  state: Offering,
  { purchase }: Pick<PurchaseChoice, 'purchase'>,
  holder: AccountOnChain | null,
): Purchasable | null {
  const offered = purchasablesFor(state, holder)
  const chosen = offered.find(
    ({ id, network }) => id === purchase?.id && network.chainId === purchase.chainId,
  )
  const isHome = ({ network }: Purchasable) => network.chainId === holder?.chainId
  return chosen ?? offered.find(isHome) ?? offered[0] ?? null
}

/** Returns the currency to pay in: the chosen one, else the first. */
export function chosenPayment(
  { onRamp: { offer } }: Offering,
  { payment }: Pick<PurchaseChoice, 'payment'>,
): PaymentCurrency | null {
  const { paymentCurrencies } = offer.options
  return paymentCurrencies.find(({ id }) => id === payment) ?? paymentCurrencies[0] ?? null
}

/** Returns the payment method with its limits: the chosen one, else the first. */
export function chosenMethod(
  state: Offering,
  wanted: Pick<PurchaseChoice, 'payment' | 'method'>,
): PaymentLimit | null {
  const limits = chosenPayment(state, wanted)?.limits ?? []
  return limits.find(({ id }) => id === wanted.method) ?? limits[0] ?? null
}

/** Returns whether the chosen amount is within the limits of the payment method. */
export function chosenAmountStatus(
  state: Offering,
  wanted: Omit<PurchaseChoice, 'purchase'>,
): ReturnType<typeof limitStatus> {
  const limit = chosenMethod(state, wanted)
  return limit && wanted.amount !== null ? limitStatus(wanted.amount, limit) : 'no-amount'
}

/** Returns the order for a choice, or null if it cannot be bought. */
export function chosenOrder(
  state: Offering,
  wanted: PurchaseChoice,
  holder: AccountOnChain | null,
): OnRampOrder | null {
  const [chosen, payment, method] = [
    chosenPurchase(state, wanted, holder),
    chosenPayment(state, wanted),
    chosenMethod(state, wanted),
  ]
  const { amount } = wanted
  if (!chosen || !payment || !method || amount === null) return null
  if (chosenAmountStatus(state, wanted) !== 'within') return null
  const { network, id, name, symbol } = chosen
  return { purchase: { id, name, symbol }, network, payment: payment.id, method: method.id, amount }
}

function coinOf({ id: chainId, name: label, nativeCurrency: { name, symbol } }: Network): Purchasable {
  const network = { name: onRampNetworkName(chainId) ?? label, label, chainId, address: null }
  return { id: symbol, name, symbol, network }
}
