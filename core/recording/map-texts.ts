import { Secret } from '../domain/values/secret.ts'

type Changes = {
  readonly text: (text: string) => string
  /** By default names of fields are texts. */
  readonly name?: (name: string) => string
  /** By default numbers stay. */
  readonly number?: (number: number) => number
}

/** A copy of JSON in which every text went through `text`, every name of a field through `name`, and every number through `number`; a value that stands more than once is copied once, and a secret stays one. */
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
