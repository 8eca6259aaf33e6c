import { catchError, defer, forkJoin, map, of } from 'rxjs'
import type { Observable } from 'rxjs'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { Checked } from '../../domain/preflight/checked.ts'
import type { Difference } from '../../domain/preflight/difference.ts'
import { effectDifference, effectOf, tokenDifference } from '../../domain/preflight/judge.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Inspection } from '../../ports/preflight.ts'

/** The result of the checks and of simulating the calls. `gas` is null without a simulation. */
export type PreflightResult = {
  readonly checked: Checked
  readonly gas: BaseUnits | null
  readonly isReverted: boolean
}

/**
 * Checks the calls to sign against the chain, and decides whether they may be signed. Every transfer, swap, approval and permit passes here.
 * Fails with `review-mismatch` if the result would be worse than the review.
 */
export function preflight(ports: Ports, asked: Inspection, signal: AbortSignal): Observable<PreflightResult> {
  const { network, review } = asked
  return defer(() => ports.preflight.inspect(asked, signal)).pipe(
    map(({ tokens, trial }) => {
      const difference = tokenDifference(review, tokens, network.nativeCurrency)
      if (difference) throw mismatch(difference)
      const isReverted = trial?.outcome === 'reverted'
      if (trial?.outcome !== 'done') return { checked: { tokens, effect: null }, gas: null, isReverted }
      const worse = effectDifference(review, trial, network.id)
      if (worse) throw mismatch(worse)
      return { checked: { tokens, effect: effectOf(review, trial) }, gas: trial.gas, isReverted }
    }),
  )
}

/** Waits for an estimate and a check of the same calls. A difference from the review takes precedence over a failed estimate. */
export function estimatedBeside<Estimate>(
  estimate: Observable<Estimate>,
  check: Observable<PreflightResult>,
): Observable<readonly [Estimate, PreflightResult]> {
  const ended = estimate.pipe(
    map((value) => ({ value })),
    catchError((error: unknown) => of({ error })),
  )
  return forkJoin([ended, check]).pipe(
    map(([end, result]) => {
      if ('error' in end) throw end.error
      return [end.value, result] as const
    }),
  )
}

function mismatch(difference: Difference): Failure {
  return { code: 'review-mismatch', detail: detailOf(difference), difference }
}

/** Returns how the transaction differs from the review, in words for developers. */
export function detailOf(difference: Difference): string {
  if (difference.kind === 'decimals')
    return `${difference.symbol} (${nameOf(difference.token)}) has ${difference.real} decimals; ${difference.shown} were shown.`
  if (difference.kind === 'not-a-token')
    return `No token answers at ${difference.token}, which was shown as ${difference.symbol}.`
  if (difference.kind === 'pays-more')
    return `It would take ${difference.pays} base units of ${nameOf(difference.token)}; ${difference.most} at most were reviewed.`
  if (difference.kind === 'pays-other') return `It would take ${nameOf(difference.token)}, too.`
  if (difference.kind === 'receives-less')
    return `It would bring ${difference.receives} base units of ${nameOf(difference.token)}; ${difference.least} at least were reviewed.`
  if (difference.kind === 'permission')
    return `It would let ${difference.spender} take tokens of ${difference.token}.`
  if (difference.kind === 'approved-other')
    return `It let ${difference.spender} take ${difference.amount} base units of ${difference.token}.`
  return `Nothing of ${difference.token} would reach ${difference.receiver}.`
}

function nameOf(token: string | null): string {
  return token ?? 'the coin'
}
