import { Secret } from '../domain/values/secret.ts'

type Changes = {
  readonly text: (text: string) => string
  /** Changes the name of a field; by default names count as texts. */
  readonly name?: (name: string) => string
  /** Changes a number; by default numbers stay. */
  readonly number?: (number: number) => number
}

/**
 * Returns a copy of JSON with every text, field name and number changed. A value that occurs several times is copied once, and a secret stays one.
 */
export function mapTexts<Value>(value: Value, changes: Changes): Value {
  const copies = new Map<object, unknown>()
  return changed(value) as Value

  function changed(inner: unknown): unknown {
    if (typeof inner === 'string') return changes.text(inner)
    if (typeof inner === 'number') return changes.number?.(inner) ?? inner
    if (typeof inner !== 'object' || inner === null || inner instanceof Secret) return inner
    const copy = copies.get(inner) ?? changedParts(inner)
    copies.set(inner, copy)
    return copy
  }

  function changedParts(inner: object): unknown {
    if (Array.isArray(inner)) return inner.map(changed)
    return Object.fromEntries(
      Object.entries(inner).map(([name, field]) => [(changes.name ?? changes.text)(name), changed(field)]),
    )
  }
}
