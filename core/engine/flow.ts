import type { ModalOutcome } from '../domain/shell/modal.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput, Stamped } from '../events/define-events.ts'
import { engine as engineEvents } from '../events/engine.ts'
import { modal } from '../events/shell/modal.ts'
import type { Engine } from './engine.ts'

/** What a flow needs of an engine. */
type Running = Pick<Engine, 'events' | 'dispatch' | 'isStopped' | 'holds'>

/**
 * Dispatches an intent and answers the event that ends its flow: the first one that what `begin` gives accepts, which is asked in the
 * intent's own turn, since only then it is known what the intent is about; the
 * report that something broke in that flow, whatever comes first after a stop (while stopped, that is the intent itself), or what takes
 * back an intent that waits for its feature.
 * The intent is recognised by the identity of its data, since only the engine knows its id.
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

/** How the modal ends next; one that something broken, or a stop, keeps from opening has ended, too. */
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
