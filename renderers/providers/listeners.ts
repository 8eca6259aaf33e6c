type AnyListener = (told: never) => void
type Heard = { readonly listener: AnyListener; readonly isOnce: boolean }

/** The listeners of a provider, by the event's name. */
export type Listeners<Events> = {
  /** Adds a listener, for all events from now on or for the next one only. Throws a TypeError if it is no function. */
  readonly add: (name: string, listener: AnyListener, isOnce?: boolean) => void
  /** Removes the listener's last registration. */
  readonly remove: (name: string, listener: AnyListener) => void
  /**
   * Notifies all listeners in the order of their registration. Events that are emitted meanwhile follow. The error of a listener is reported and
   * does not affect the others.
   */
  readonly tell: <Name extends keyof Events>(name: Name, told: Events[Name]) => void
}

/** Creates an empty list. `begin` runs when the first listener is added. The function that it returns runs when the last one is removed. */
export function createListeners<Events>(begin: () => () => void): Listeners<Events> {
  const byName = new Map<PropertyKey, readonly Heard[]>()
  const waiting: (() => void)[] = []
  let isTelling = false
  let end: (() => void) | null = null

  const drop = (name: PropertyKey, heard: Heard | undefined) => {
    const kept = (byName.get(name) ?? []).filter((other) => other !== heard)
    byName.set(name, kept)
    if (!end || [...byName.values()].some((all) => all.length > 0)) return
    end()
    end = null
  }
  const tellAll = (name: PropertyKey, told: unknown) => {
    for (const heard of byName.get(name) ?? []) {
      if (heard.isOnce) drop(name, heard)
      try {
        ;(heard.listener as (told: unknown) => void)(told)
      } catch (error) {
        globalThis.reportError?.(error)
      }
    }
  }

  return {
    add: (name, listener, isOnce = false) => {
      if (typeof listener !== 'function')
        throw new TypeError(`The listener of "${name}" is ${typeof listener}; expected a function.`)
      end ??= begin()
      byName.set(name, [...(byName.get(name) ?? []), { listener, isOnce }])
    },
    remove: (name, listener) =>
      drop(
        name,
        [...(byName.get(name) ?? [])].reverse().find((heard) => heard.listener === listener),
      ),
    tell: (name, told) => {
      waiting.push(() => tellAll(name, told))
      if (isTelling) return
      isTelling = true
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
      isTelling = false
    },
  }
}
