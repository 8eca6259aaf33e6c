type Listener = (...values: unknown[]) => void

/** The listeners of an EIP-1193 provider. */
export type EventHub = {
  on(event: string, listener: Listener): void
  once(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
}

/** Creates an empty hub. A listener that throws does not affect the others. */
export function createEventHub(): EventHub {
  const listeners = new Map<string, Set<Listener>>()
  const hub: EventHub = {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    once(event, listener) {
      const one = (...values: unknown[]) => {
        hub.removeListener(event, one)
        listener(...values)
      }
      hub.on(event, one)
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, value) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(value)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
  return hub
}
