type Changes = {
  readonly text: (text: string) => string
  /** By default numbers stay. */
  readonly number?: (number: number) => number
}

/** A copy of JSON in which every text, names of fields too, went through `text`, and every number through `number`. */
export function mapTexts<Value>(value: Value, changes: Changes): Value {
  return changed(value, changes) as Value
}

function changed(value: unknown, changes: Changes): unknown {
  if (typeof value === 'string') return changes.text(value)
  if (typeof value === 'number') return changes.number?.(value) ?? value
  if (Array.isArray(value)) return value.map((inner: unknown) => changed(inner, changes))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [changes.text(name), changed(inner, changes)]),
  )
}
