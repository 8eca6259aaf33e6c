import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { Stamped } from '../events/define-events.ts'
import { expectTape } from './expect-tape.ts'
import { loadedFeatures } from './loaded-features.ts'
import type { LateFeatures } from '../define-feature.ts'
import type { RootState } from '../reducers/root.ts'
import { stateBefore } from './checkpoint.ts'
import { foldReducer } from './fold-reducer.ts'
import { runTape } from './run-tape.ts'
import type { Rerun } from './run-tape.ts'
import { eventsOf } from './tape.ts'
import type { Tape } from './tape.ts'
import { whyOnlyFolded } from './why-only-folded.ts'

/** Returns the state after events, from the initial state or from a checkpoint. */
export function fold(
  events: readonly Stamped[],
  checkpoint?: RootState,
  features: LateFeatures = loadedFeatures,
): RootState {
  const { reduce, initial } = foldReducer(features)
  return events.reduce(reduce, checkpoint ?? initial)
}

/** Returns the state at the end of a tape. */
export function foldTape(tape: Tape): RootState {
  expectTape(tape, 'foldTape')
  return fold(eventsOf(tape), stateBefore(tape))
}

/**
 * Runs a tape again. Its intents and answers are played in the recorded order, and everything else must follow. Throws `bad-tape` for a tape that can
 * only be folded.
 */
export function rerun(tape: Tape, features: LateFeatures = loadedFeatures): Rerun {
  expectTape(tape, 'rerun')
  const reason = whyOnlyFolded(tape)
  if (reason !== null) throw new LatchkeyError('bad-tape', `There is no rerun: ${reason}; fold its events.`)
  return runTape(tape, features)
}
