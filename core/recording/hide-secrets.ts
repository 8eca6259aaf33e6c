import { jsonOf } from '../domain/values/json.ts'
import { Secret, hidden } from '../domain/values/secret.ts'
import { exactPattern } from './exact-pattern.ts'
import { mapTexts } from './map-texts.ts'
import { textsIn } from './texts-in.ts'

/** A pairing's key as it stands in its URI, also inside a link: whoever has it can listen to the session and speak in it. */
const pairingKey = /(symKey(?:=|%3D))[0-9a-f]+/gi

/** Shorter secrets, such as a code that is half typed, would be met in other texts by chance. */
const shortest = 6

/**
 * Begins to copy what a tape is to hold, as JSON: each secret is `[secret]`, and so is every secret copied so far where a text quotes
 * it, as an error message may, and the key of a pairing.
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

/** What a tape holds, with its secrets as secrets again, each hiding just `[secret]`. */
export function withSecrets(value: unknown): unknown {
  if (value === hidden) return new Secret(hidden)
  if (typeof value !== 'object' || value === null || value instanceof Secret) return value
  if (Array.isArray(value)) return value.map(withSecrets)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSecrets(inner)]))
}
