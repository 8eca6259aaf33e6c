import type { BaseUnits } from '../domain/amount.ts'
import { ofAccount } from '../domain/by-account.ts'
import type { Ratio } from '../domain/ratio.ts'
import { worthDecimals, worthOf } from '../domain/worth.ts'
import type { StateOf } from '../reducers/root.ts'
import { standingQuestion } from './send-progress.ts'

/** What the network is likely to take for a sending, in base units of its coin, and what that is worth, in 10^-18 of a US dollar. The worth is null if the price of the coin is not known. */
export type SendingCost = { readonly cost: BaseUnits; readonly worth: bigint | null }

/** Returns what the sending in the form is likely to cost, or null while that is not known. */
export function sendingCost(state: StateOf<'send'>): SendingCost | null {
  const { holder } = state.send
  const known = standingQuestion(state.send)?.known
  if (!holder || !known) return null
  const held = ofAccount(state.tokenBalances?.holdings ?? {}, holder)?.tokens ?? []
  const coin = held.find(({ address }) => address === null)
  return {
    cost: known.likelyCost,
    worth: coin ? worthOf({ ...coin, amount: known.likelyCost }) : null,
  }
}

/** Returns a worth as a number of US dollars. */
export function inDollars(worth: bigint | null): Ratio | null {
  return worth === null ? null : { numerator: worth, denominator: 10n ** BigInt(worthDecimals) }
}
