import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import { shapeOf } from '../../core/domain/shape-of.ts'
import type { SignInFacts } from '../../core/domain/sign-in-message.ts'

/** What a place of a message takes, and how that is said. */
type Form = { readonly fits: (text: string) => boolean; readonly expected: string }

// Beside controls, two characters of Unicode end a line, too.
const line: Form = {
  fits: (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
  expected: 'a string without a line break or another control character',
}

// What follows are the rules of RFC 3986, which the grammar of EIP-4361 stands on; that of its times is RFC 3339, a form of ISO 8601.
const uri: Form = {
  fits: (text) => /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/i.test(text),
  expected: 'a URI such as "https://app.example/login"',
}

const host: Form = {
  fits: (text) => /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:[\w\-.~:[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i.test(text),
  expected: 'a host such as "app.example"',
}

const name: Form = {
  fits: (text) => /^(?:[\w\-.~:@!$&'()*+,;=]|%[\da-f]{2})*$/i.test(text),
  expected: 'what may stand between two slashes of a URI, such as "some-id"',
}

const instant: Form = {
  fits: (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  expected: 'an instant of ISO 8601 such as "2026-01-02T00:00:00Z"',
}

const places = [
  ['domain', host],
  ['uri', uri],
  ['version', line],
  ['iat', instant],
  ['statement', line],
  ['exp', instant],
  ['nbf', instant],
  ['requestId', name],
] as const

/** A host's nonce where it is one; throws `malformed-answer`. */
export function nonceIn(given: unknown): string {
  if (typeof given === 'string' && /^[a-z0-9]{8,}$/i.test(given)) return given
  throw new LatchkeyError(
    'malformed-answer',
    `The nonce of getNonce is ${shapeOf(given)}; expected a string of eight letters and digits at least.`,
  )
}

/** What stands in a message: what the host says in place of what is known anyway, but for what it leaves empty; throws `invalid-request` for what is no object, and for what has no place in the grammar of EIP-4361. */
export function messageFacts(known: SignInFacts, given: unknown): SignInFacts {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrong(
      'What getMessageParams was answered',
      given,
      'an object such as { statement: "Come aboard." }',
    )
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  const facts: SignInFacts = { ...known, ...Object.fromEntries(said), nonce: known.nonce }
  for (const [place, form] of places) if (facts[place] !== undefined) check(place, facts[place], form)
  const resources: unknown = facts.resources ?? []
  if (!Array.isArray(resources)) throw wrong(of('resources'), resources, 'a list of strings')
  for (const [index, resource] of resources.entries()) check(`resources[${index}]`, resource, uri)
  return facts
}

function check(place: string, given: unknown, { fits, expected }: Form): void {
  if (typeof given !== 'string' || !fits(given)) throw wrong(of(place), given, expected)
}

function of(place: string): string {
  return `The ${place} of getMessageParams`
}

function wrong(what: string, given: unknown, expected: string): LatchkeyError {
  return new LatchkeyError('invalid-request', `${what} is ${shapeOf(given)}; expected ${expected}.`)
}
