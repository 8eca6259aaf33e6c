import type { Draft } from 'immer'
import type { Flow, FlowTable } from '../../flows/define-flow.ts'
import type { Stamped } from '../../events/define-events.ts'
import type { Entry } from './define-slice.ts'

/** Flows of one kind by their ids. */
export type Flows<One extends Flow> = Readonly<Record<string, One>>

/** Returns the entries of a slice that move its flows. `flowsIn` finds them in the branch. */
export function flowMoves<State, One extends Flow>(
  { moves }: FlowTable<One>,
  flowsIn: (draft: Draft<State>) => Record<string, Draft<One>>,
): readonly Entry[] {
  return moves.map(({ by, from, choose, change }) => ({
    types: [by.type],
    handle: (draft: Draft<State>, event: Stamped<{ type: string; data: { readonly flow: string } }>) => {
      const flow = flowsIn(draft)[event.data.flow]
      if (!flow || !from.includes(flow.step)) return
      const [given, before] = [event as never, flow as One]
      Object.assign(flow, { step: choose(given, before), ...change(given, before) })
    },
  }))
}

/** How many ended flows of one kind are stored, for views that still show them. */
const mostEnded = 10

/** Drops the oldest ended flows, so that at most ten stay. */
export function dropOldFlows<One extends Flow>(
  flows: Record<string, Draft<One>>,
  hasEnded: (flow: Draft<One>) => boolean,
): void {
  const ended = Object.values(flows).filter(hasEnded)
  for (const { id } of ended.slice(0, -mostEnded)) delete flows[id]
}
