import { costliness } from '../domain/bounds/costliness.ts'
import type { Costliness } from '../domain/bounds/costliness.ts'
import { mostPerGas } from '../domain/transaction-fees.ts'
import { worthOf } from '../domain/worth.ts'
import type { StateOf } from '../reducers/root.ts'
import { standingQuestion } from './send-progress.ts'
import { inDollars, sendingCost } from './sending-cost.ts'

/** Finds why what stands in the form of a sending is costly; null if it is not, as far as prices are known. */
export function costlinessOfSending(state: StateOf<'send'>): Costliness | null {
  const { holder, token } = state.send
  const question = standingQuestion(state.send)
  if (!holder || !token || !question?.known) return null
  const { fees } = question.known
  return costliness({
    chainId: holder.chainId,
    cost: inDollars(sendingCost(state)?.worth ?? null),
    worth: inDollars(worthOf({ ...token, amount: question.transfer.amount })),
    gasPrice: fees && mostPerGas(fees),
  })
}
