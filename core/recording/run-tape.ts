import { firstEffects } from '../effects/first.ts'
import type { LateFeatures } from '../define-feature.ts'
import { createEngine } from '../engine/engine.ts'
import type { Stamped } from '../events/define-events.ts'
import { engine as engineEvents } from '../events/engine.ts'
import { createRootReducer } from '../reducers/root.ts'
import type { RootState } from '../reducers/root.ts'
import { isSameJson } from './canonical.ts'
import { stateBefore } from './checkpoint.ts'
import { withSecrets } from './hide-secrets.ts'
import { replayPorts } from './replay-ports.ts'
import type { DifferentQuestion } from './replay-ports.ts'
import { eventsOf } from './tape.ts'
import type { TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'

/** The first difference of a rerun from the tape. */
export type TapeDifference =
  | {
      readonly kind: 'event'
      readonly index: number
      readonly recorded: Stamped | null
      readonly published: Stamped | null
    }
  | ({ readonly kind: 'question'; readonly index: number } & DifferentQuestion)

/** The events of a rerun, its final state, and its first difference from the tape. */
export type Rerun = {
  readonly published: readonly Stamped[]
  readonly state: RootState
  readonly difference: TapeDifference | null
}

/**
 * Runs a tape from its beginning or its checkpoint. Plays its intents, its answers, and what followed from events and questions before the
 * checkpoint, in the recorded order.
 * Everything else must follow. `beforeLine` receives the number of questions so far.
 */
export function runTape(
  tape: Tape,
  features: LateFeatures,
  beforeLine: (asked: number) => void = () => {},
): Rerun {
  const recorded = eventsOf(tape)
  const ids = new Set(recorded.map(({ id }) => id))
  const published: Stamped[] = []
  const { ports, play, asked } = replayPorts(tape.checkpoint?.asked)
  const next = () => recorded[published.length]
  const engine = createEngine({
    reducer: { ...createRootReducer({ ...features, freeze: false }), initial: stateBefore(tape) },
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

  function firstDifference(): TapeDifference | null {
    for (const line of tape.lines) {
      // What was in the queue at the checkpoint has its turn before later events.
      const wasQueued = line.kind === 'event' && line.cause !== null && isGiven(line)
      if (!wasQueued) engine.settle()
      beforeLine(asked())
      const found = line.kind === 'event' ? compare(line) : question(play(line))
      if (found) return found
    }
    const extra = engine.step()
    return extra && { kind: 'event', index: recorded.length, recorded: null, published: extra }
  }

  function compare(line: TapeLine & { kind: 'event' }): TapeDifference | null {
    const index = published.length
    const event = isGiven(line)
      ? engine.step({ ...line, data: withSecrets(line.data) }, causeOf(line))
      : engine.step()
    if (event && isSameEvent(event, line)) return null
    return { kind: 'event', index, recorded: recorded[index] ?? null, published: event }
  }

  function question(asked: DifferentQuestion | null): TapeDifference | null {
    return asked && { kind: 'question', index: published.length, ...asked }
  }

  function isGiven({ type, cause }: Stamped): boolean {
    if (cause === null) return type !== engineEvents.effectFailed.type
    return tape.checkpoint !== undefined && !ids.has(cause)
  }
}

function causeOf({ cause, flow }: Stamped) {
  return cause === null ? null : { id: cause, flow }
}

function isSameEvent(a: Stamped, b: Stamped): boolean {
  return a.type === b.type && a.cause === b.cause && a.flow === b.flow && isSameJson(a.data, b.data)
}
