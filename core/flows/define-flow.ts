import type { AnyEventDefinition, EventOf } from '../events/define-events.ts'

/** A running order. `id` is the id of the intent that started it. */
export type Flow = { readonly id: string; readonly step: string }

/** A definition whose event names its flow. */
type FlowEventDefinition = AnyEventDefinition &
  ((data: never) => { readonly data: { readonly flow: string } })

/** A change from some steps to another step by an event. `change` returns the other fields that the event changes. */
export type Move<One extends Flow> = {
  readonly by: FlowEventDefinition
  readonly from: readonly One['step'][]
  readonly to: One['step']
  readonly change: (event: never, flow: One) => Partial<One>
}

/** The steps of one kind of flow: the event that starts it, its first step, and the events that lead from one step to another. */
export type FlowTable<One extends Flow> = {
  readonly starts: AnyEventDefinition
  readonly first: One['step']
  readonly moves: readonly Move<One>[]
}

/** Any table, for charts and tests. */
export type AnyFlowTable = Pick<FlowTable<Flow>, 'starts' | 'first'> & {
  readonly moves: readonly Omit<Move<Flow>, 'change'>[]
}

/** Declares one move. The event changes nothing while its flow is in another step. */
type DeclareMove<One extends Flow> = <Definition extends FlowEventDefinition>(
  by: Definition,
  from: readonly One['step'][],
  to: One['step'],
  change?: (event: EventOf<Definition>, flow: One) => Partial<One>,
) => Move<One>

/** Declares the steps of one kind of flow. The reducer, the questions of each step and the chart in `docs/flows` follow from them. */
export function defineFlow<One extends Flow>(
  starts: AnyEventDefinition,
  first: One['step'],
  declare: (move: DeclareMove<One>) => readonly Move<One>[],
): FlowTable<One> {
  const moves = declare((by, from, to, change = () => ({})) => ({ by, from, to, change }))
  return { starts, first, moves }
}

/** Returns the events that end the question of a step: those that lead from it to another step. */
export function movesOutOf<One extends Flow>(
  { moves }: FlowTable<One>,
  step: One['step'],
): readonly FlowEventDefinition[] {
  return moves.filter(({ from, to }) => from.includes(step) && to !== step).map(({ by }) => by)
}
