import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** What a field of a message may be, and how an error says that; `stray` finds a character that has no place there. */
type Form = {
  readonly fits: (text: string) => boolean
  readonly expected: string
  readonly stray?: RegExp
}

// EIP-4361 takes its characters from RFC 3986: `pchar`, `reserved` and `unreserved`, none of them beyond ASCII.
const pchar = String.raw`[\w\-.~!$&'()*+,;=:@]|%[\da-f]{2}`
const userinfo = String.raw`(?:(?:[\w\-.~!$&'()*+,;=:]|%[\da-f]{2})*@)?`
const hostName = String.raw`(?:\[[\da-f:.]{2,}\]|(?:[\w\-.~!$&'()*+,;=]|%[\da-f]{2})+)`
const authority = String.raw`${userinfo}${hostName}(?::\d*)?`
const scheme = String.raw`[a-z][a-z\d+.-]*`

const whole = (pattern: string) => {
  const form = new RegExp(`^(?:${pattern})$`, 'i')
  return (text: string) => form.test(text)
}

const stray = /[^\w \-.~:/?#[\]@!$&'()*+,;=]/u

const statement: Form = {
  fits: (text) => !stray.test(text),
  expected: "ASCII letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= on one line",
  stray,
}

const uri: Form = {
  fits: whole(
    String.raw`${scheme}:(?://(?:${authority})?(?:/(?:${pchar})*)*|/?(?:(?:${pchar})+(?:/(?:${pchar})*)*)?)(?:\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`,
  ),
  expected: 'a URI such as "https://app.example/login"',
}

const host: Form = {
  fits: whole(`(?:${scheme}://)?${authority}`),
  expected: 'a host such as "app.example"',
}

const name: Form = {
  fits: whole(`(?:${pchar})*`),
  expected: 'what may stand between two slashes of a URI, such as "some-id"',
}

const version: Form = { fits: (text) => text === '1', expected: '"1"' }

// The times of EIP-4361 follow RFC 3339; `Date` alone takes the 30th of February for a day of March.
const instant: Form = {
  fits: (text) => {
    const [, day = '', hour] =
      /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
    const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    return isDay && hour !== '24' && !Number.isNaN(Date.parse(text))
  },
  expected: 'an instant of ISO 8601 such as "2026-01-02T00:00:00Z"',
}

const places = [
  ['domain', host],
  ['uri', uri],
  ['version', version],
  ['iat', instant],
  ['statement', statement],
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

function check(place: string, given: unknown, { fits, expected, stray }: Form): void {
  if (typeof given !== 'string') throw wrong(of(place), given, expected)
  if (fits(given)) return
  const [found] = (stray && given.match(stray)) ?? []
  throw wrong(
    of(place),
    given,
    found === undefined ? expected : `${expected}, without ${JSON.stringify(found)}`,
  )
}

function of(place: string): string {
  return `The ${place} of getMessageParams`
}

function wrong(what: string, given: unknown, expected: string): LatchkeyError {
  return new LatchkeyError('invalid-request', `${what} is ${shapeOf(given)}; expected ${expected}.`)
}
