import type { AnyEventDefinition, EventOf } from '../events/define-events.ts'

/** A running order. `id` is the id of the intent that started it. */
export type Flow = { readonly id: string; readonly step: string }

/** A definition whose event names its flow. */
type FlowEventDefinition = AnyEventDefinition &
  ((data: never) => { readonly data: { readonly flow: string } })

/** The fields of a flow that an event changes, except its step. So a chart shows every step that an event can lead to. */
export type FlowChange<One extends Flow> = Partial<Omit<One, 'step'>> & { readonly step?: never }

/** A change from some steps to another step by an event. `change` returns the other fields that the event changes. */
export type Move<One extends Flow> = {
  readonly by: FlowEventDefinition
  readonly from: readonly One['step'][]
  /** The steps that the event can lead to. `choose` returns the one for an event and a flow. */
  readonly to: readonly One['step'][]
  readonly choose: (event: never, flow: One) => One['step']
  readonly change: (event: never, flow: One) => FlowChange<One>
}

/** A step, or several steps of which the event or the flow decides one. */
type Target<One extends Flow, Event> =
  | One['step']
  | {
      readonly oneOf: readonly One['step'][]
      readonly choose: (event: Event, flow: One) => One['step']
    }

/** The steps of one kind of flow: the event that starts it, its first step, and the events that lead from one step to another. */
export type FlowTable<One extends Flow> = {
  readonly starts: AnyEventDefinition
  readonly first: One['step']
  readonly moves: readonly Move<One>[]
}

/** Any table, for charts and tests. */
export type AnyFlowTable = Pick<FlowTable<Flow>, 'starts' | 'first'> & {
  readonly moves: readonly Omit<Move<Flow>, 'choose' | 'change'>[]
}

/** Declares one move. The event changes nothing while its flow is in another step. */
type DeclareMove<One extends Flow> = <Definition extends FlowEventDefinition>(
  by: Definition,
  from: readonly One['step'][],
  to: Target<One, EventOf<Definition>>,
  change?: (event: EventOf<Definition>, flow: One) => FlowChange<One>,
) => Move<One>

/** Declares the steps of one kind of flow. The reducer, the questions of each step and the chart in `docs/flows` follow from them. */
export function defineFlow<One extends Flow>(
  starts: AnyEventDefinition,
  first: One['step'],
  declare: (move: DeclareMove<One>) => readonly Move<One>[],
): FlowTable<One> {
  const moves = declare((by, from, to, change = () => ({})) =>
    typeof to === 'string'
      ? { by, from, to: [to], choose: () => to, change }
      : { by, from, to: to.oneOf, choose: to.choose, change },
  )
  return { starts, first, moves }
}

/** Returns the events that end the question of a step: those that lead from it to another step. */
export function movesOutOf<One extends Flow>(
  { moves }: FlowTable<One>,
  step: One['step'],
): readonly FlowEventDefinition[] {
  return moves
    .filter(({ from, to }) => from.includes(step) && to.some((other) => other !== step))
    .map(({ by }) => by)
}
