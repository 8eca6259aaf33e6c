import { LatchkeyError } from '../domain/latchkey-error.ts'
import { firstEffects } from '../effects/first.ts'
import { createEngine } from '../engine.ts'
import { engine as engineEvents } from '../events/engine.ts'
import type { Stamped } from '../events/define-events.ts'
import { expectTape } from './expect-tape.ts'
import { featuresAtHand } from './features-at-hand.ts'
import type { LateFeatures } from '../define-feature.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'
import { isSameJson } from './canonical.ts'
import { stateBefore } from './checkpoint.ts'
import { foldReducer } from './fold-reducer.ts'
import { withSecrets } from './hide-secrets.ts'
import { replayPorts } from './replay-ports.ts'
import type { AskedOtherwise } from './replay-ports.ts'
import { eventsOf } from './tape.ts'
import type { TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'
import { whyOnlyFolded } from './why-only-folded.ts'

/** The state that events lead to, from the beginning or from a checkpoint. */
export function fold(
  events: readonly Stamped[],
  checkpoint?: RootState,
  features: LateFeatures = featuresAtHand,
): RootState {
  const { reduce, initial } = foldReducer(features)
  return events.reduce(reduce, checkpoint ?? initial)
}

/** The state at the end of a tape. */
export function foldTape(tape: Tape): RootState {
  expectTape(tape, 'foldTape')
  return fold(eventsOf(tape), stateBefore(tape))
}

/** Where a rerun first went another way than the tape. */
export type Difference =
  | {
      readonly kind: 'event'
      readonly index: number
      readonly recorded: Stamped | null
      readonly published: Stamped | null
    }
  | ({ readonly kind: 'question'; readonly index: number } & AskedOtherwise)

/** What a rerun published, where it ended, and its first difference from the tape. */
export type Rerun = {
  readonly published: readonly Stamped[]
  readonly state: RootState
  readonly difference: Difference | null
}

/** Runs a tape again: its intents come in and its answers are given in the recorded order, everything else must follow. Throws `bad-tape` for a tape that can only be folded. */
export function rerun(tape: Tape, features: LateFeatures = featuresAtHand): Rerun {
  expectTape(tape, 'rerun')
  const reason = whyOnlyFolded(tape)
  if (reason !== null) throw new LatchkeyError('bad-tape', `There is no rerun: ${reason}; fold its events.`)
  const recorded = eventsOf(tape)
  const published: Stamped[] = []
  const { ports, play } = replayPorts()
  const next = () => recorded[published.length]
  const engine = createEngine({
    reducer: createRootReducer({ ...features, freeze: false }),
    effects: firstEffects,
    features,
    ports,
    now: () => next()?.at ?? 0,
    createId: () => next()?.id ?? `beyond-${published.length}`,
    drainAtOnce: false,
  })
  engine.events.subscribe((event) => published.push(event))
  const difference = firstDifference()
  engine.stop()
  return { published, state: engine.state(), difference }

  function firstDifference(): Difference | null {
    for (const line of tape.lines) {
      const found = line.kind === 'event' ? compare(line) : question(play(line))
      if (found) return found
    }
    const extra = engine.step()
    return extra && { kind: 'event', index: recorded.length, recorded: null, published: extra }
  }

  function compare(line: TapeLine & { kind: 'event' }): Difference | null {
    const index = published.length
    const event = engine.step(isRoot(line) ? { ...line, data: withSecrets(line.data) } : undefined)
    if (event && sameEvent(event, line)) return null
    return { kind: 'event', index, recorded: recorded[index] ?? null, published: event }
  }

  function question(asked: AskedOtherwise | null): Difference | null {
    return asked && { kind: 'question', index: published.length, ...asked }
  }
}

function isRoot(event: Stamped): boolean {
  return event.cause === null && event.type !== engineEvents.effectFailed.type
}

function sameEvent(a: Stamped, b: Stamped): boolean {
  return a.type === b.type && a.cause === b.cause && a.flow === b.flow && isSameJson(a.data, b.data)
}
