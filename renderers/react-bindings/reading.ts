/** What a view-model made of a state, and whether it would make the same of another. */
export type Reading<State, View> = {
  readonly view: View
  /** Whether every branch that was read is the same object in that state too. */
  readonly holdsIn: (other: State) => boolean
}

/** Lets a view-model read a state and notes which branches it reads; one that lists them reads what no other state has. */
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
