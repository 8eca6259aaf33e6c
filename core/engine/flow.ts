import type { ModalOutcome } from '../domain/shell/modal.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { engine as engineEvents } from '../events/engine.ts'
import { modal } from '../events/shell/modal.ts'
import type { Engine } from './engine.ts'

/** The parts of an engine that a flow needs. */
type Running = Pick<Engine, 'events' | 'dispatch' | 'isStopped' | 'holds'>

/**
 * Dispatches an intent and resolves with the event that ends its flow. `begin(flow)` returns the predicate for that event.
 * `begin` runs in the intent's own turn, because only then the subject of the intent is known.
 * Resolves also with the report of an error in that flow, or with the first event after a stop. While stopped, that is the intent itself.
 * If the intent was parked for its feature, resolves also with the event that drops it.
 * The intent is recognised by the identity of its data, because only the engine knows its id.
 */
export function endOfFlow(
  engine: Running,
  input: EventInput,
  begin: (flow: string) => (event: Stamped) => boolean,
): Promise<Stamped> {
  const begun = { ...input, data: { ...(input.data as object) } }
  return new Promise((resolve, reject) => {
    let flow: string | null = null
    let ends: (event: Stamped) => boolean = () => false
    const isEnd = (event: Stamped): boolean => {
      if (event.data === begun.data) {
        flow = event.id
        ends = begin(flow)
      }
      if (engine.isStopped()) return true
      if (flow === null) return !engine.holds(begun)
      return (event.flow === flow && isOneOf(event, engineEvents.effectFailed)) || ends(event)
    }
    const listening = engine.events.subscribe((event) => {
      try {
        if (!isEnd(event)) return
        resolve(event)
      } catch (error) {
        reject(error)
      }
      listening.unsubscribe()
    })
    engine.dispatch(begun)
  })
}

/** Resolves with how the modal closes next. An error or a stop that keeps the modal from opening counts as an end, too. */
export function nextClosing({ events, state, isStopped }: Engine): Promise<ModalOutcome> {
  return new Promise((resolve) => {
    const listening = events.subscribe((event) => {
      const isClosed = isOneOf(event, modal.closed)
      const isBroken = isOneOf(event, engineEvents.effectFailed) && !state().modal.open
      if (!isClosed && !isBroken && !isStopped()) return
      listening.unsubscribe()
      resolve(isClosed ? event.data.outcome : isBroken ? 'failed' : 'dismissed')
    })
  })
}
