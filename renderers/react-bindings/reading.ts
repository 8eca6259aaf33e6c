/** What a view-model made of a state, and whether it would make the same of another. */
export type Reading<State, View> = {
  readonly view: View
  /** Whether every branch that was read is the same object in that state too. */
  readonly holdsIn: (other: State) => boolean
}

/** Lets a view-model read a state and notes which branches it reads; one that lists them has read them all. */
export function readingOf<State extends object, View>(
  view: (state: State) => View,
  state: State,
): Reading<State, View> {
  const read = new Map<PropertyKey, unknown>()
  let isWhole = false
  const noted = new Proxy(state, {
    get: (_, name) => {
      const branch: unknown = Reflect.get(state, name)
      read.set(name, branch)
      return branch
    },
    has: (_, name) => {
      read.set(name, Reflect.get(state, name))
      return name in state
    },
    ownKeys: () => {
      isWhole = true
      return Reflect.ownKeys(state)
    },
  })
  const made = view(noted)
  const names = [...read.keys()] as (keyof State)[]
  const branches = [...read.values()]
  return {
    view: made,
    holdsIn: (other) => !isWhole && names.every((name, index) => other[name] === branches[index]),
  }
}
