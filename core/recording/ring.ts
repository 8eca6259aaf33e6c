/** The last `size` values, oldest first. */
type Ring<Value> = {
  /** Adds a value, and returns the one that falls off, if any. */
  readonly push: (value: Value) => Value | undefined
  readonly values: () => readonly Value[]
}

/** Returns a ring for `size` values, at least one. */
export function createRing<Value>(size: number): Ring<Value> {
  const values: Value[] = []
  let oldest = 0
  return {
    push: (value) => {
      if (values.length < size) return void values.push(value)
      const fallen = values[oldest]
      values[oldest] = value
      oldest = (oldest + 1) % size
      return fallen
    },
    values: () => [...values.slice(oldest), ...values.slice(0, oldest)],
  }
}
