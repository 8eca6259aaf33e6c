import type { Observable } from 'rxjs'
import { isOneOf } from '../../events/define-events.ts'
import type { AnyEventDefinition, EventOf, Stamped } from '../../events/define-events.ts'
import { movesOutOf } from '../../flows/define-flow.ts'
import type { Flow, FlowTable } from '../../flows/define-flow.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { Answer } from '../../ports/answer.ts'
import type { EffectTools } from './define-effect.ts'
import type { Caused, EventInputs, Plan } from './question.ts'

/** The question of one step: the event that leads into the step, and the call of a port. Leaving the step aborts it. */
export type StepQuestion<One extends Flow, Trigger extends Stamped, Value> = {
  readonly step: One['step']
  readonly ask: (flow: One, event: Trigger, signal: AbortSignal) => Answer<Value> | null
  readonly then: (value: Value, flow: One, event: Trigger) => EventInputs
  readonly fail: (failure: Failure, flow: One) => EventInputs
} & (
  | { readonly limit: number | 'timer' }
  | { readonly limit: 'person'; readonly linger: (flow: One) => EventInputs }
)

/**
 * Asks the question of a step once for each flow that enters it by an event of `into`. Flows are asked in parallel.
 * Drops an answer that arrives after its flow has left the step.
 */
export function askInStep<One extends Flow, Definition extends AnyEventDefinition, State, Value>(
  { on, latestPer }: Pick<EffectTools<State>, 'on' | 'latestPer'>,
  table: FlowTable<One>,
  flowOf: (id: string) => One | undefined,
  into: Definition | readonly Definition[],
  question: StepQuestion<One, EventOf<Definition>, Value>,
): Observable<Caused> {
  const { step, ask, then, fail } = question
  const entries = [into].flat() as readonly Definition[]
  const idOf = (event: Stamped) => (event.data as { readonly flow?: string }).flow ?? event.id
  const inStep = (event: Stamped) => {
    const flow = flowOf(idOf(event))
    return flow?.step === step ? flow : null
  }
  const plan: Pick<Plan<Stamped, Value>, 'ask' | 'then' | 'fail'> = {
    ask: (event, signal) => {
      const flow = isOneOf(event, ...entries) ? inStep(event) : null
      return flow && ask(flow, event as EventOf<Definition>, signal)
    },
    then: (value, event) => {
      const flow = inStep(event)
      return flow && then(value, flow, event as EventOf<Definition>)
    },
    fail: (failure, event) => {
      const flow = inStep(event)
      return flow && fail(failure, flow)
    },
  }
  const triggers = on(...entries, ...movesOutOf(table, step)) as Observable<Stamped>
  if (question.limit !== 'person') return triggers.pipe(latestPer(idOf, { ...plan, limit: question.limit }))
  const { linger } = question
  return triggers.pipe(
    latestPer(idOf, {
      ...plan,
      limit: 'person',
      linger: (event) => {
        const flow = inStep(event)
        return flow && linger(flow)
      },
    }),
  )
}
