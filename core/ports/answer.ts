import type { ObservableInput } from 'rxjs'

/** The result of a port method: a promise, or a stream. A stream ends when its signal is aborted or its subscriber unsubscribes. */
export type Answer<Value> = ObservableInput<Value>
