import type { Failure } from '../domain/errors/failure.ts'
import type { FeatureName } from '../domain/features/features.ts'
import type { EventInput } from '../events/define-events.ts'
import type { Flow } from '../flows/define-flow.ts'
import { abortedVerb } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import type { RootState } from '../reducers/root.ts'
import { followIntent } from './follow-intent.ts'
import type { FlowOutcome } from './follow-intent.ts'

/** A flow that a verb runs. */
type FlowToRun<One extends Flow, Result> = Abortable & {
  /** The intent that starts it. */
  readonly start: EventInput
  readonly feature: FeatureName
  readonly flowIn: (state: RootState, id: string) => One | undefined
  /** Returns the outcome of the flow, or null while it runs. */
  readonly outcomeOf: (flow: One) => FlowOutcome<Result> | null
  /** Returns the intent that abandons the flow, for a host that no longer waits. */
  readonly cancel: (id: string) => EventInput
}

/** The end of a flow: a result, or a failure with the flow's last state. */
export type FlowEnd<One, Result> =
  | { readonly result: Result }
  | { readonly failure: Failure; readonly flow: One | null }

/**
 * Starts a flow and resolves once it has ended, independent of the current view. It never rejects.
 * Fails with `request-pending` if another flow of the kind keeps this one from starting. An aborted signal cancels the flow.
 */
export async function runFlow<One extends Flow, Result>(
  latchkey: Pick<Latchkey, 'onAny' | 'dispatch' | 'isStopped' | 'state'>,
  { start, feature, flowIn, outcomeOf, cancel, signal }: FlowToRun<One, Result>,
): Promise<FlowEnd<One, Result>> {
  let id: string | null = null
  let last: One | null = null
  const outcome = await followIntent<Result>(latchkey, {
    intent: start,
    feature,
    signal,
    outcomeAt: (_, flow) => {
      id = flow
      const now = flowIn(latchkey.state() as RootState, flow)
      if (!now) return { failure: { code: last ? 'aborted' : 'request-pending' } }
      last = now
      return outcomeOf(now)
    },
  })
  if ('result' in outcome) return outcome
  if (id === null) return { failure: outcome.failure, flow: last }
  if (outcome.failure === abortedVerb) latchkey.dispatch(cancel(id))
  // The wallet may have been asked since the host gave up.
  return { failure: outcome.failure, flow: flowIn(latchkey.state() as RootState, id) ?? last }
}
