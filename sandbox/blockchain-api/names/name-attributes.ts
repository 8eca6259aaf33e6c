import type { Profile } from '../identity/profiles.ts'
import { Refusal } from '../refusal.ts'

const longestBio = 255

/** Reads a name's attributes. Only a text about the owner (`bio`) is allowed. */
export function readAttributes(value: unknown): Profile['attributes'] {
  const { bio, ...others } = Object(value ?? {}) as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Refusal(400, 'attributes', `Unsupported attribute: ${other}`)
  if (bio === undefined) return {}
  if (typeof bio === 'string' && bio.length <= longestBio) return { bio }
  throw new Refusal(400, 'attributes', `Attribute bio must be text of at most ${longestBio} characters`)
}
