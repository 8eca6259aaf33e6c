import { isDearGasPrice } from '../domain/bounds/gas-price.ts'
import { isCostOutOfProportion } from '../domain/bounds/network-cost.ts'
import type { Costliness } from '../domain/bounds/network-cost.ts'
import { mostPerGas } from '../domain/transaction-fees.ts'
import { worthOf } from '../domain/worth.ts'
import type { StateOf } from '../reducers/root.ts'
import { standingQuestion } from './send-progress.ts'
import { inDollars, sendingCost } from './sending-cost.ts'

/** Finds why what stands in the form of a sending is costly; null if it is not, as far as prices are known. */
export function costlinessOf(state: StateOf<'send'>): Costliness | null {
  const { holder, token } = state.send
  const question = standingQuestion(state.send)
  if (!holder || !token || !question?.known) return null
  const { fees } = question.known
  const cost = sendingCost(state)?.worth ?? null
  const sent = worthOf({ ...token, amount: question.transfer.amount })
  if (isCostOutOfProportion(inDollars(cost), inDollars(sent))) return 'half'
  return fees && isDearGasPrice(holder.chainId, mostPerGas(fees)) ? 'dear-gas' : null
}
