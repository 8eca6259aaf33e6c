import type { ObservableInput } from 'rxjs'

/** What a port method gives: a promise, or a stream that ends when its signal is aborted or it is unsubscribed. It may say when the code that asks is here (`Coming`), from when on the world behind it is waited for. */
export type Answer<Value> = ObservableInput<Value>
