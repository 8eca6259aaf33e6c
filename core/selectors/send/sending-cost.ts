import type { Costliness } from '../../domain/order/bounds/costliness.ts'
import { orderAccount } from '../../domain/send/order.ts'
import { costlinessOf, sendingCostOf } from '../../domain/send/sending-cost.ts'
import type { SendingCost } from '../../domain/send/sending-cost.ts'
import type { StateOf } from '../../reducers/root.ts'
import { tokensHeldBy } from '../tokens/held-tokens.ts'
import { orderInForm } from './progress.ts'

/** Returns the estimated cost of the transfer in the form, or null while it is unknown. */
export function sendingCost(state: StateOf<'send'>): SendingCost | null {
  const order = orderInForm(state.send)
  return order?.cost ? sendingCostOf(order.cost, tokensHeldBy(state, orderAccount(order))) : null
}

/** Returns why the transfer in the form is costly. Null if it is not, as far as prices are known. */
export function costlinessOfSending(state: StateOf<'send'>): Costliness | null {
  const order = orderInForm(state.send)
  return order && costlinessOf(order, tokensHeldBy(state, orderAccount(order)))
}
