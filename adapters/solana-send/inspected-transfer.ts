import type { Evidence, TokenFacts } from '../../core/domain/preflight/evidence.ts'
import { tokenDifference } from '../../core/domain/preflight/judge.ts'
import type { Review } from '../../core/domain/preflight/review.ts'
import type { Transfer } from '../../core/domain/transfer.ts'
import type { Inspection } from '../../core/ports/preflight.ts'
import { factsOf } from './mint-facts.ts'
import type { createMintFacts } from './mint-facts.ts'
import type { RunningTrial, SharedTrials } from './shared-trials.ts'
import { effectOfTrial } from './trial-effect.ts'

/** What an inspection asks the chain with. */
export type InspectionParts = {
  readonly trials: SharedTrials
  readonly mintFacts: ReturnType<typeof createMintFacts>
}

/** Reads the mints of a review, and tries its transfer where that is asked for. */
export async function inspectTransfer(
  { trials, mintFacts }: InspectionParts,
  { network, review, scope }: Omit<Inspection, 'calls'>,
  signal: AbortSignal,
): Promise<Evidence> {
  const shown = review.shown.map(({ address }) => address)
  const transfer = scope === 'effect' ? transferOf(review) : null
  if (!transfer) return { tokens: [...(await mintFacts(network, shown, signal))], trial: null }
  const trial = trials.begin(network, transfer, signal)
  const others = shown.filter((address) => address !== transfer.token)
  const [paid, read] = await Promise.all([factsIn(trial, transfer), mintFacts(network, others, signal)])
  const tokens = [...paid.filter(({ address }) => shown.includes(address)), ...read]
  // An amount that was counted in other decimals is not worth a trial, which might fail for want of so much.
  if (tokenDifference(review, tokens)) return { tokens, trial: null }
  return { tokens, trial: effectOfTrial(await trial.whole) }
}

/** The transfer of a review; null for what is none, which nobody on Solana makes so far. */
function transferOf({ account, pays, receiver }: Review): Transfer | null {
  return pays && receiver !== null
    ? { from: account, to: receiver, token: pays.token, amount: pays.amount }
    : null
}

async function factsIn(trial: RunningTrial, { token }: Transfer): Promise<readonly TokenFacts[]> {
  return token === null ? [] : [factsOf(token, await trial.mint)]
}
