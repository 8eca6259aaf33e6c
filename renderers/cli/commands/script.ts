import { allEvents } from '../../../core/events/all.ts'
import { allFields } from '../../../core/events/all-fields.ts'
import { schemaOf } from '../../../core/events/event-schema.ts'
import type { EventInput } from '../../../core/events/define-events.ts'
import { CommandError } from './command-error.ts'

/** One line of a script. */
export type Step = { readonly line: number } & (
  | { readonly kind: 'intent'; readonly input: EventInput }
  | { readonly kind: 'wait'; readonly type: string; readonly timeout: number }
  | { readonly kind: 'press'; readonly label: string; readonly timeout: number }
  | { readonly kind: 'wallet'; readonly approves: boolean }
)

/** The default timeout of a wait, in milliseconds. */
const usualTimeout = 10_000
const expected =
  'an intent {"type":"…","data":{…}}, {"wait":"<event type>"}, {"press":"<label>"} or {"wallet":"approve"|"reject"}'

/** Reads one line of a script, or returns null for an empty one. Ends the command with the line number, the reason and the expected form. */
export function parseStep(text: string, line: number): Step | null {
  if (text.trim() === '') return null
  const json = parseJson(text, line)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw bad(line, 'is no JSON object', expected)
  const row = json as Record<string, unknown>
  if ('wait' in row) return waitOf(row, line)
  if ('press' in row) return pressOf(row, line)
  if ('wallet' in row) return walletOf(row, line)
  if ('type' in row) return intentOf(row, line)
  throw bad(line, 'has neither "type" nor "wait" nor "press" nor "wallet"', expected)
}

function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bad(line, `is not JSON (it begins with ${visible(JSON.stringify(text.slice(0, 24)))})`, expected)
  }
}

/** Returns a text with its invisible characters written as code points. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
}

function intentOf({ type, data = {}, ...rest }: Record<string, unknown>, line: number): Step {
  const definition = allEvents.get(String(type))
  const fields = allFields.get(String(type))
  if (!definition || !fields)
    throw bad(
      line,
      `has the unknown event type ${JSON.stringify(type)}`,
      `an intent, such as ${near(String(type))}`,
    )
  if (definition.kind === 'fact') {
    throw bad(
      line,
      `holds the fact "${definition.type}"`,
      `an intent: facts come from the outside world; to await one write {"wait":"${definition.type}"}`,
    )
  }
  refuseOthers(rest, line, '"type" and "data"')
  const parsed = schemaOf(fields).safeParse(data)
  if (parsed.success) return { line, kind: 'intent', input: { type: definition.type, data: parsed.data } }
  const [issue] = parsed.error.issues
  const place = issue?.path.length ? ` at "${issue.path.join('.')}"` : ''
  throw bad(line, `has wrong data for ${definition.type}${place}`, expectedData(issue))
}

function waitOf({ wait, timeout = usualTimeout, ...rest }: Record<string, unknown>, line: number): Step {
  if (typeof wait !== 'string' || !allEvents.has(wait)) {
    throw bad(
      line,
      `waits for the unknown event type ${JSON.stringify(wait)}`,
      `an event type, such as ${near(String(wait))}`,
    )
  }
  refuseOthers(rest, line, '"wait" and "timeout"')
  return { line, kind: 'wait', type: wait, timeout: timeoutIn(timeout, line) }
}

function pressOf({ press, timeout = usualTimeout, ...rest }: Record<string, unknown>, line: number): Step {
  if (typeof press !== 'string' || press === '')
    throw bad(line, `presses ${JSON.stringify(press)}`, 'the label of a button or a row')
  refuseOthers(rest, line, '"press" and "timeout"')
  return { line, kind: 'press', label: press, timeout: timeoutIn(timeout, line) }
}

function timeoutIn(given: unknown, line: number): number {
  if (typeof given === 'number' && given >= 0 && given <= 2_147_483_647) return given
  throw bad(line, `has the timeout ${JSON.stringify(given)}`, 'milliseconds as a number of at least 0')
}

function walletOf({ wallet, ...rest }: Record<string, unknown>, line: number): Step {
  if (wallet !== 'approve' && wallet !== 'reject') {
    throw bad(line, `sets the wallet to ${JSON.stringify(wallet)}`, '"approve" or "reject"')
  }
  refuseOthers(rest, line, '"wallet" alone')
  return { line, kind: 'wallet', approves: wallet === 'approve' }
}

function refuseOthers(rest: Record<string, unknown>, line: number, allowed: string): void {
  const [other] = Object.keys(rest)
  if (other !== undefined) throw bad(line, `has the unknown field "${other}"`, allowed)
}

function expectedData(
  issue:
    | {
        readonly code?: string | undefined
        readonly expected?: unknown
        readonly values?: unknown
        readonly keys?: unknown
        readonly message?: string
      }
    | undefined,
): string {
  if (Array.isArray(issue?.keys)) return `no field ${issue.keys.map((key) => `"${String(key)}"`).join(', ')}`
  if (Array.isArray(issue?.values) && issue.values.length === 0 && issue.message) return issue.message
  if (Array.isArray(issue?.values))
    return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
  if (typeof issue?.expected === 'string') return issue.expected
  return 'data as core/events declares it'
}

function near(type: string): string {
  const [family = ''] = type.split('/')
  const intents = [...allEvents.values()].filter(({ kind }) => kind === 'intent').map(({ type }) => type)
  return JSON.stringify(intents.find((known) => known.startsWith(`${family}/`)) ?? 'modal/openRequested')
}

function bad(line: number, problem: string, wish: string): CommandError {
  return new CommandError(2, `Line ${line} of the script ${problem}; expected ${wish}.`)
}
