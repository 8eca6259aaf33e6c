type AnyListener = (told: never) => void
type Heard = { readonly listener: AnyListener; readonly isOnce: boolean }

/** Who listens to a provider, by the name of what is told. */
export type Listeners<Events> = {
  /** Hears from now on, or the next time only. Throws a TypeError for what can not be called. */
  readonly add: (name: string, listener: AnyListener, isOnce?: boolean) => void
  /** Ends the last of what was added with this listener. */
  readonly remove: (name: string, listener: AnyListener) => void
  /** Tells everybody, in the order in which they came; what is told meanwhile follows. A listener that throws harms nobody, and is reported. */
  readonly tell: <Name extends keyof Events>(name: Name, told: Events[Name]) => void
}

/** Makes an empty list; `begin` runs when somebody listens, and what it answers when nobody does any more. */
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
