import type { EventInput, Stamped } from './events/define-events.ts'
import type { Engine } from './engine.ts'

/** What a flow needs of an engine. */
type Running = Pick<Engine, 'events' | 'dispatch'>

/**
 * Dispatches an intent and answers the event that ends its flow: the first one, of that flow or naming it, that `ends` accepts.
 * The intent is recognised by the identity of its data, since only the engine knows its id.
 */
export function endOfFlow(
  engine: Running,
  input: EventInput,
  ends: (event: Stamped, flow: string) => boolean,
): Promise<Stamped> {
  const begun = { ...input, data: { ...(input.data as object) } }
  return new Promise((resolve) => {
    let flow: string | null = null
    const listening = engine.events.subscribe((event) => {
      if (event.data === begun.data) flow = event.id
      if (flow === null || !ends(event, flow)) return
      listening.unsubscribe()
      resolve(event)
    })
    engine.dispatch(begun)
  })
}
