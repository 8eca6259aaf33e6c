/** The result of a view-model for a state, and whether another state gives the same result. */
export type Reading<State, View> = {
  readonly view: View
  /** Returns whether every branch that the view-model read is the same object in another state. */
  readonly holdsIn: (other: State) => boolean
}

/** Runs a view-model on a state and records the branches that it reads. A view-model that lists the branches matches no other state. */
export function readingOf<State extends object, View>(
  view: (state: State) => View,
  state: State,
): Reading<State, View> {
  const read = new Map<PropertyKey, unknown>()
  const branchOf = (_: State, name: PropertyKey) => {
    const branch = state[name as keyof State]
    read.set(name, branch)
    return branch
  }
  const made = view(
    new Proxy(state, {
      get: branchOf,
      has: (_, name) => branchOf(state, name) !== undefined,
      ownKeys: () => {
        read.set('', read)
        return Reflect.ownKeys(state)
      },
    }),
  )
  const names = [...read.keys()] as (keyof State)[]
  const branches = [...read.values()]
  return { view: made, holdsIn: (other) => names.every((name, index) => other[name] === branches[index]) }
}
