import { ofAccount } from '../domain/by-account.ts'
import { isCostOutOfProportion } from '../domain/bounds/network-cost.ts'
import { worthDecimals, worthOf } from '../domain/worth.ts'
import type { StateOf } from '../reducers/root.ts'
import { standingQuestion } from './send-progress.ts'

/** Returns whether the network takes out of proportion for what stands in the form of a sending; false if a price is not known. */
export function isSendingCostly(state: StateOf<'send'>): boolean {
  const { holder, token } = state.send
  const question = standingQuestion(state.send)
  if (!holder || !token || !question?.known) return false
  const held = ofAccount(state.tokenBalances?.holdings ?? {}, holder)?.tokens ?? []
  const coin = held.find(({ address }) => address === null)
  const cost = coin ? worthOf({ ...coin, amount: question.known.likelyCost }) : null
  return isCostOutOfProportion(
    inDollars(cost),
    inDollars(worthOf({ ...token, amount: question.transfer.amount })),
  )
}

function inDollars(worth: bigint | null) {
  return worth === null ? null : { numerator: worth, denominator: 10n ** BigInt(worthDecimals) }
}
