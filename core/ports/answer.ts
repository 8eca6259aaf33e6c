import type { ObservableInput } from 'rxjs'

/** What a port method gives: a promise, or a stream that ends when its signal is aborted or it is unsubscribed. */
export type Answer<Value> = ObservableInput<Value>
