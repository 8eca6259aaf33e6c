import type { Stamped } from '../events/define-events.ts'

/** Lifts all events of a tape written in one format to the next; one event may need those before it, and become several or none. */
export type Lift = (events: readonly Stamped[]) => readonly Stamped[]
