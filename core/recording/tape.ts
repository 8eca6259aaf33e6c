import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { WholeNumber } from '../domain/whole-number.ts'
import { LatchkeyError } from '../domain/latchkey-error.ts'
import { shapeOf } from '../domain/shape-of.ts'
import { allEvents } from '../events/all.ts'
import type { Stamped } from '../events/define-events.ts'
import { tapeFormat, upcast } from './upcast.ts'

const Header = z.object({
  kind: z.literal('header'),
  format: WholeNumber,
  latchkey: z.string(),
  truncated: z.optional(z.boolean()),
})
const EventLine = z.object({
  kind: z.literal('event'),
  type: z.string(),
  data: z.unknown(),
  id: z.string(),
  at: z.number(),
  cause: z.nullable(z.string()),
  flow: z.string(),
})
const AnswerLine = z.object({
  kind: z.literal('answer'),
  ask: WholeNumber,
  port: z.string(),
  method: z.string(),
  request: z.optional(z.unknown()),
  at: z.number(),
  answer: z.union([
    z.object({ value: z.unknown() }),
    z.object({ failure: Failure }),
    z.object({ ended: z.literal(true) }),
  ]),
})
const lineKinds = { header: Header, event: EventLine, answer: AnswerLine }

/** The first line of a tape. */
export type TapeHeader = z.infer<typeof Header>
/** What a port answered; `request` stands in the first answer to each question. */
export type TapeAnswer = z.infer<typeof AnswerLine>
/** An event, or an answer that came before the events after it. */
export type TapeLine = ({ readonly kind: 'event' } & Stamped) | TapeAnswer

/** A recorded session: everything that happened and everything the world answered, in order. */
export type Tape = { readonly header: TapeHeader; readonly lines: readonly TapeLine[] }

/** The events of a tape. */
export function eventsOf(tape: Tape): readonly Stamped[] {
  return tape.lines.flatMap((line) => (line.kind === 'event' ? [stampedOf(line)] : []))
}

/** Writes a tape as JSON lines. */
export function formatTape({ header, lines }: Tape): string {
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Reads JSON lines as a tape; throws `bad-tape` with the line number, what was wrong there and what was expected. */
export function parseTape(text: string): Tape {
  const rows = text
    .split('\n')
    .flatMap((row, index) => (row.trim() === '' ? [] : [{ row, number: index + 1 }]))
  const [first, ...rest] = rows.map(({ row, number }) => ({ line: parseLine(row, number), number }))
  if (first?.line.kind !== 'header') {
    throw badTape(
      first?.number ?? 1,
      'is no header',
      `a line {"kind":"header","format":${tapeFormat},"latchkey":"…"}`,
    )
  }
  const { format } = first.line
  if (format > tapeFormat)
    throw badTape(1, `has format ${format}`, `a format up to ${tapeFormat}; a newer Latchkey wrote this tape`)
  const lines = rest.map(({ line, number }): TapeLine => {
    if (line.kind === 'header') throw badTape(number, 'is a second header', 'an event or an answer')
    return line.kind === 'event'
      ? { kind: 'event', ...checked(upcast(stampedOf(line), format), number) }
      : line
  })
  return { header: { ...first.line, format: tapeFormat }, lines }
}

type AnyLine = z.infer<typeof Header> | z.infer<typeof EventLine> | TapeAnswer

function parseLine(row: string, number: number): AnyLine {
  let json: unknown
  try {
    json = JSON.parse(row)
  } catch {
    throw badTape(
      number,
      `is not JSON (it begins with ${JSON.stringify(row.slice(0, 24))})`,
      'one JSON object per line',
    )
  }
  const kind = Object(json).kind as keyof typeof lineKinds
  const schema = Object.hasOwn(lineKinds, kind) ? lineKinds[kind] : null
  if (!schema) throw badTape(number, `is of the kind ${shapeOf(kind)}`, '"header", "event" or "answer"')
  const line = schema.safeParse(json)
  if (line.success) return line.data
  throw badTape(
    number,
    `is no proper ${kind}${at(line.error.issues[0]?.path)}`,
    'a line as a recording holds it',
  )
}

function checked(event: Stamped, number: number): Stamped {
  const definition = allEvents.get(event.type)
  if (!definition)
    throw badTape(number, `has the unknown event type "${event.type}"`, 'an event that this Latchkey knows')
  const data = definition.schema.safeParse(event.data)
  if (data.success) return { ...event, data: data.data }
  throw badTape(
    number,
    `has wrong data for ${event.type}${at(data.error.issues[0]?.path)}`,
    'data as core/events declares it',
  )
}

function stampedOf({ type, data, id, at: time, cause, flow }: Stamped): Stamped {
  return { type, data, id, at: time, cause, flow }
}

function at(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? ` at "${path.join('.')}"` : ''
}

function badTape(number: number, problem: string, expected: string): LatchkeyError {
  return new LatchkeyError('bad-tape', `Line ${number} of the tape ${problem}; expected ${expected}.`, {
    data: number,
  })
}
