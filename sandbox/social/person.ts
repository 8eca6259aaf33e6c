import { createHash } from 'node:crypto'

/** A person with an account at every provider. A person without an e-mail address shares none. */
export type Person = { readonly username: string; readonly email: string | null }

/** The persons to choose from. */
export const persons: readonly [Person, ...Person[]] = [
  { username: 'ada', email: 'ada@tidewater.test' },
  { username: 'grace', email: 'grace@tidewater.test' },
  { username: 'nemo', email: null },
]

const longest = 64
const usernameShape = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Reads the chosen or typed person. Returns `null` for an invalid name or address. */
export function personIn(form: URLSearchParams): Person | null {
  const chosen = persons.find(({ username }) => username === form.get('person'))
  if (chosen) return chosen
  const username = (form.get('username') ?? '').trim()
  const email = (form.get('email') ?? '').trim().toLowerCase()
  if (!usernameShape.test(username) || username.length > longest) return null
  if (email !== '' && (!emailShape.test(email) || email.length > 254)) return null
  return { username, email: email || null }
}

/** Returns the number of an account. The same name at the same provider always has the same number. */
export function subjectOf(provider: string, { username }: Person): string {
  const digest = createHash('sha256').update(`${provider} ${username.toLowerCase()}`).digest()
  return String(digest.readUIntBE(0, 6))
}
