import type { ChainId } from '../values/caip.ts'
import type { NativeCurrency } from '../network/network.ts'
import { isSameAddress, isSameTokenAddress } from '../account/same-account.ts'
import type { CheckedEffect } from './checked.ts'
import { coinTokenOf } from './coin-tokens.ts'
import type { Difference } from './difference.ts'
import type { BalanceChange, TokenFacts, Simulation } from './evidence.ts'
import type { Review, ShownToken } from './review.ts'
import { roundingOf } from './rounding.ts'

type Done = Extract<Simulation, { readonly outcome: 'done' }>

/** Returns how the tokens of a review differ from their contracts, and its coin from the network's. Null if they agree. */
export function tokenDifference(
  { shown }: Review,
  facts: readonly TokenFacts[],
  coin: Pick<NativeCurrency, 'decimals'>,
): Difference | null {
  for (const token of shown) {
    const found = differenceOf(token, facts, coin)
    if (found) return found
  }
  return null
}

/** Returns how the effect of calls differs from the review, the most severe difference first. Null if the effect is not worse than the review. */
export function effectDifference(review: Review, trial: Done, chainId: ChainId): Difference | null {
  return (
    permissionDifference(review, trial) ??
    paymentDifference(review, trial, coinTokenOf(chainId)) ??
    arrivalDifference(review, trial) ??
    shortfall(review, trial)
  )
}

/** Returns the effect of calls on the account of a review. */
export function effectOf({ account, pays, receives, receiver }: Review, trial: Done): CheckedEffect {
  const change = (token: string | null) => changeOfToken(trial, token, account)
  const isToOther = receiver !== null && pays !== null && !isSameAddress(receiver, account)
  return {
    pays: pays ? String(lost(change(pays.token))) : '0',
    receives: receives ? String(gained(change(receives.token))) : null,
    minimum: receives && trial.minimum,
    arrives: isToOther ? String(gained(changeOfToken(trial, pays.token, receiver))) : null,
    // Latchkey writes the calls of a transfer itself. A service writes those of a swap.
    ...(receives && trial.areOthersUnseen && { areOthersUnseen: true }),
  }
}

function differenceOf(
  { address, symbol, decimals }: ShownToken,
  facts: readonly TokenFacts[],
  coin: Pick<NativeCurrency, 'decimals'>,
): Difference | null {
  const known = address === null ? coin : facts.find((one) => isSameAddress(one.address, address))
  const real = known?.decimals ?? null
  if (address !== null && real === null) return { kind: 'not-a-token', token: address, symbol }
  if (real === null || real === decimals) return null
  return { kind: 'decimals', token: address, symbol, shown: decimals, real }
}

function permissionDifference({ pays, spender }: Review, { permissions }: Done): Difference | null {
  const isReviewed = (token: string, holder: string) =>
    spender !== null && isSameAddress(holder, spender) && isSameTokenAddress(pays?.token ?? null, token)
  const other = permissions.find(
    (one) => one.amount === null || (BigInt(one.amount) > 0n && !isReviewed(one.token, one.spender)),
  )
  return other ? { kind: 'permission', token: other.token, spender: other.spender } : null
}

function paymentDifference(
  review: Review,
  { changes, collectibles }: Done,
  coinToken: string | null,
): Difference | null {
  const { account, pays } = review
  const asCoin = (token: string | null) => (isSameTokenAddress(coinToken, token) ? null : token)
  const isPaid = (token: string | null) =>
    pays !== null && isSameTokenAddress(asCoin(pays.token), asCoin(token))
  // A token whose units are collectibles as well moves both at once (ERC-404).
  const collectible = collectibles.find((one) => !isPaid(one))
  if (collectible !== undefined) return { kind: 'pays-other', token: collectible, pays: null }
  const own = changes.filter((one) => isSameAddress(one.holder, account))
  const other = own.find(
    ({ token, change }) => lost(BigInt(change)) > tolerance(review, token) && !isPaid(token),
  )
  if (other) return { kind: 'pays-other', token: other.token, pays: String(lost(BigInt(other.change))) }
  const paid = own.filter(({ token }) => isPaid(token)).sort(byLoss)[0]
  if (!pays || !paid) return null
  const lostNow = lost(BigInt(paid.change))
  const most = BigInt(pays.amount)
  const isMore = lostNow > most + tolerance(review, pays.token)
  return isMore ? { kind: 'pays-more', token: pays.token, most: pays.amount, pays: String(lostNow) } : null
}

/** Returns a difference if the receiver's balance of the token does not increase. Coins are exempt, because a contract may pass them on. */
function arrivalDifference(review: Review, trial: Done): Difference | null {
  const { account, pays, receiver } = review
  if (!pays || pays.token === null || receiver === null || isSameAddress(account, receiver)) return null
  if (BigInt(pays.amount) <= tolerance(review, pays.token)) return null
  if (gained(changeOfToken(trial, pays.token, receiver)) > 0n) return null
  return { kind: 'nothing-arrives', token: pays.token, receiver }
}

function shortfall(review: Review, trial: Done): Difference | null {
  const { account, receives } = review
  if (!receives) return null
  const came = gained(changeOfToken(trial, receives.token, account))
  const least = BigInt(receives.amount)
  if (came + tolerance(review, receives.token) >= least && came > 0n) return null
  return { kind: 'receives-less', token: receives.token, least: receives.amount, receives: String(came) }
}

/** Returns the tolerance for a reviewed token, in base units. It is zero for the coin, and for tokens outside of the review. */
function tolerance({ shown }: Review, token: string | null): bigint {
  const known = token === null ? undefined : shown.find(({ address }) => isSameTokenAddress(address, token))
  return known ? roundingOf(known.decimals) : 0n
}

function byLoss(one: BalanceChange, other: BalanceChange): number {
  return Number(BigInt(one.change) - BigInt(other.change))
}

function changeOfToken({ changes }: Done, token: string | null, holder: string): bigint {
  const found = changes.find(
    (one) => isSameTokenAddress(token, one.token) && isSameAddress(one.holder, holder),
  )
  return BigInt(found?.change ?? 0)
}

function lost(change: bigint): bigint {
  return change < 0n ? -change : 0n
}

function gained(change: bigint): bigint {
  return change > 0n ? change : 0n
}
