import { jsonOf } from '../domain/values/json.ts'
import { Secret, hidden } from '../domain/values/secret.ts'
import { exactPattern } from './exact-pattern.ts'
import { mapTexts } from './map-texts.ts'
import { textsIn } from './texts-in.ts'

/** A pairing's key in its URI, also inside a link. With the key, anyone can read the session and write to it. */
const pairingKey = /(symKey(?:=|%3D))[0-9a-f]+/gi

/** Shorter secrets, such as an incomplete code, would match other texts by chance. */
const shortest = 6

/**
 * Returns a function that copies values for a tape, as JSON. Each secret becomes `[secret]`, and so does the key of a pairing.
 * A secret that was copied before is hidden also inside texts that quote it, such as an error message.
 */
export function hideSecrets(): <Value>(value: Value) => Value {
  const quotable = new Map<string, RegExp>()
  const hiddenOf = (secret: Secret<unknown>): string => {
    for (const text of textsIn(secret.reveal()).filter(({ length }) => length >= shortest))
      quotable.set(text, new RegExp(`(?<![0-9A-Za-z])${exactPattern(text)}(?![0-9A-Za-z])`, 'g'))
    return hidden
  }
  const without = (text: string) =>
    [...quotable.values()].reduce(
      (left, pattern) => left.replaceAll(pattern, hidden),
      text.replaceAll(pairingKey, `$1${hidden}`),
    )
  return <Value>(value: Value) => mapTexts(jsonOf(value, hiddenOf), { text: without }) as Value
}

/** Returns a tape's value with each `[secret]` as a `Secret` again. */
export function withSecrets(value: unknown): unknown {
  if (value === hidden) return new Secret(hidden)
  if (typeof value !== 'object' || value === null || value instanceof Secret) return value
  if (Array.isArray(value)) return value.map(withSecrets)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSecrets(inner)]))
}
