import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'

/** The valid form of a message's field, and its description for errors. `stray` finds an invalid character. */
type Form = {
  readonly fits: (text: string) => boolean
  readonly expected: string
  readonly stray?: RegExp
}

// EIP-4361 takes its characters from RFC 3986: `pchar`, `reserved` and `unreserved`, all of them ASCII.
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

// The times of EIP-4361 follow RFC 3339. `Date` alone accepts the 30th of February as a day of March.
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

/** Returns the host's nonce. Throws `malformed-answer` if it is invalid. */
export function nonceIn(given: unknown): string {
  if (typeof given === 'string' && /^[a-z0-9]{8,}$/i.test(given)) return given
  throw new LatchkeyError(
    'malformed-answer',
    `The nonce of getNonce is ${shapeOf(given)}; expected a string of eight letters and digits at least.`,
  )
}

/**
 * Returns the facts of a message. The host's facts replace the known ones, except empty ones. Throws `invalid-request` if they are no object, or
 * break the grammar of EIP-4361.
 */
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
