import type { Failure } from '../domain/errors/failure.ts'
import type { FeatureName } from '../domain/features/features.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { engine } from '../events/engine.ts'
import { features } from '../events/features.ts'
import { abortedVerb, onVerbAbort } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'

/** The outcome of an intent: a result or a failure. */
export type FlowOutcome<Result> = { readonly result: Result } | { readonly failure: Failure }

/** An intent and how its end is recognised. */
type Followed<Result> = Abortable & {
  readonly intent: EventInput
  /** The feature whose effects answer the intent. */
  readonly feature: FeatureName
  /** Returns the outcome that an event brings, or null. It first sees the intent itself, whose id is `flow`. */
  readonly outcomeAt: (event: Stamped, flow: string) => FlowOutcome<Result> | null
}

/**
 * Dispatches an intent and resolves with its outcome.
 * A stop, code that does not load, an effect that breaks, and an aborted signal are failures. It never rejects.
 */
export function followIntent<Result>(
  latchkey: Pick<Latchkey, 'onAny' | 'dispatch' | 'isStopped'>,
  { intent, feature, outcomeAt, signal }: Followed<Result>,
): Promise<FlowOutcome<Result>> {
  const begun = { ...intent, data: { ...Object(intent.data) } as object }
  return new Promise((resolve) => {
    let flow: string | null = null
    const end = (outcome: FlowOutcome<Result> | null) => {
      if (!outcome) return
      stopListening()
      ignoreSignal()
      resolve(outcome)
    }
    const stopListening = latchkey.onAny((event) => {
      // Only the engine knows the intent's id, so the intent is recognised by its data.
      if (event.data === begun.data) flow = event.id
      const failure = latchkey.isStopped() ? stopped : failureAt(event, feature, flow)
      end(failure ? { failure } : flow === null ? null : outcomeAt(event, flow))
    })
    // Events of the same turn come first, so that the id of the intent is known by then.
    const ignoreSignal = onVerbAbort(signal, () => queueMicrotask(() => end({ failure: abortedVerb })))
    latchkey.dispatch(begun)
  })
}

const stopped: Failure = { code: 'aborted', detail: 'Latchkey was stopped.' }

/** Returns why an intent can have no outcome of its own any more, or null. */
function failureAt(event: Stamped, feature: FeatureName, flow: string | null): Failure | null {
  if (isOneOf(event, features.loadFailed))
    return event.data.feature === feature && flow === null ? event.data.failure : null
  if (isOneOf(event, engine.effectFailed) && event.flow === flow)
    return { code: 'unexpected', detail: event.data.message }
  return null
}
