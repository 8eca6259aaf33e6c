import { createHash } from 'node:crypto'

/** Somebody with an account at every provider; whoever has no e-mail address there has none to share. */
export type Person = { readonly username: string; readonly email: string | null }

/** Who can be chosen without typing. */
export const persons: readonly [Person, ...Person[]] = [
  { username: 'ada', email: 'ada@tidewater.test' },
  { username: 'grace', email: 'grace@tidewater.test' },
  { username: 'nemo', email: null },
]

const longest = 64
const usernameShape = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Reads who somebody says they are: one of those to choose from, or what they typed; `null` where that is no name, or no address. */
export function personIn(form: URLSearchParams): Person | null {
  const chosen = persons.find(({ username }) => username === form.get('person'))
  if (chosen) return chosen
  const username = (form.get('username') ?? '').trim()
  const email = (form.get('email') ?? '').trim().toLowerCase()
  if (!usernameShape.test(username) || username.length > longest) return null
  if (email !== '' && (!emailShape.test(email) || email.length > 254)) return null
  return { username, email: email || null }
}

/** The number of an account: the same for the same name at the same provider, whenever it is asked for. */
export function subjectOf(provider: string, { username }: Person): string {
  const digest = createHash('sha256').update(`${provider} ${username.toLowerCase()}`).digest()
  return String(digest.readUIntBE(0, 6))
}
