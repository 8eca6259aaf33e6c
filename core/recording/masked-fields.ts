import { parsedJson } from './parsed-json.ts'

/** The replacements of personal values and of all others. */
type Masks = {
  readonly whole: (value: unknown) => unknown
  readonly other: (value: unknown) => unknown
}

/**
 * Returns a copy of JSON with the values at the given paths (`field`, `outer.inner`) replaced as personal. A path leads into each item of a list, and
 * into a text that is JSON itself.
 */
export function maskedFields(value: unknown, paths: readonly string[], masks: Masks): unknown {
  if (Array.isArray(value)) return value.map((item) => maskedFields(item, paths, masks))
  if (typeof value === 'string') {
    const held = parsedJson(value)
    return held === null ? masks.other(value) : JSON.stringify(maskedFields(held, paths, masks))
  }
  if (typeof value !== 'object' || value === null) return masks.other(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (paths.includes(name)) return [name, masks.whole(inner)]
      const within = paths.flatMap((path) =>
        path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
      )
      return [name, within.length > 0 ? maskedFields(inner, within, masks) : masks.other(inner)]
    }),
  )
}
