import type { Evidence } from '../../../core/domain/preflight/evidence.ts'
import { tokenDifference } from '../../../core/domain/preflight/judge.ts'
import type { Review } from '../../../core/domain/preflight/review.ts'
import type { Transfer } from '../../../core/domain/operations/transfer.ts'
import type { Inspection } from '../../../core/ports/preflight.ts'
import type { createMintFacts } from './mint-facts.ts'
import type { SharedTrials } from './shared-simulations.ts'
import { simulatedEffect } from './simulated-effect.ts'

/** The parts of an inspection. */
export type InspectionParts = {
  readonly trials: SharedTrials
  readonly mintFacts: ReturnType<typeof createMintFacts>
}

/** Reads the mints of a review, and simulates its transfer if the scope is `effect`. */
export async function inspectTransfer(
  { trials, mintFacts }: InspectionParts,
  { network, review, scope }: Omit<Inspection, 'calls'>,
  signal: AbortSignal,
): Promise<Evidence> {
  const shown = review.shown.flatMap(({ address }) => (address === null ? [] : [address]))
  const transfer = scope === 'effect' ? transferOf(review) : null
  const trial = transfer && trials.tryOut(network, transfer, signal)
  const tokens = [...(await mintFacts(network, shown, signal))]
  // If the amount was counted with wrong decimals, a simulation is useless, because it might fail for want of that amount.
  const isMiscounted = tokenDifference(review, tokens, network.nativeCurrency)?.kind === 'decimals'
  return { tokens, trial: trial && !isMiscounted ? simulatedEffect(await trial) : null }
}

/** Returns the transfer of a review, or null if it is no transfer. */
function transferOf({ account, pays, receiver }: Review): Transfer | null {
  return pays && receiver !== null
    ? { from: account, to: receiver, token: pays.token, amount: pays.amount }
    : null
}
