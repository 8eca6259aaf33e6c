import { guarded } from './guarded.ts'

/** The listeners of a state. */
export type StateListeners = {
  /** Adds a listener. A listener that is added twice is called twice. Returns the function that removes this subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls each listener. If one throws, the error surfaces as an uncaught one, and the others are still called. */
  readonly notify: () => void
}

/** Creates an empty list of listeners. */
export function createStateListeners(): StateListeners {
  const subscriptions = new Set<() => void>()
  return {
    subscribe: (listener) => {
      const own = () => listener()
      subscriptions.add(own)
      return () => subscriptions.delete(own)
    },
    notify: () => {
      for (const subscription of subscriptions) guarded(subscription)
    },
  }
}
