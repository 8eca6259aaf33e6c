import type * as z from 'zod/mini'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { shapeOf } from '../domain/values/text/shape-of.ts'
import { allFields } from '../events/all-fields.ts'
import { schemaOf } from '../events/event-schema.ts'
import type { Stamped } from '../events/define-events.ts'
import { readWithReferences, writeWithReferences } from './back-references.ts'
import { badTape } from './bad-tape.ts'
import { expectTape } from './expect-tape.ts'
import {
  answerLineSchema,
  checkpointLineSchema,
  eventLineSchema,
  headerLineSchema,
  stampedOf,
} from './tape-line.ts'
import type { TapeAnswer, TapeCheckpoint, TapeHeader, TapeLine } from './tape-line.ts'
import { tapeFormat } from './tape-format.ts'

const lineKinds = {
  header: headerLineSchema,
  checkpoint: checkpointLineSchema,
  event: eventLineSchema,
  answer: answerLineSchema,
}

/** A recorded session: all events and all answers, in order. A long session has its end only, and the state before it. */
export type Tape = {
  readonly header: TapeHeader
  readonly checkpoint?: TapeCheckpoint
  readonly lines: readonly TapeLine[]
}

/** Returns the events of a tape. */
export function eventsOf(tape: Tape): readonly Stamped[] {
  expectTape(tape, 'eventsOf')
  return tape.lines.flatMap((line) => (line.kind === 'event' ? [stampedOf(line)] : []))
}

/** Returns a tape as JSON lines. Repeated values are replaced by references. */
export function formatTape(tape: Tape): string {
  expectTape(tape, 'formatTape')
  const { header, checkpoint, lines } = tape
  const write = writeWithReferences()
  return [header, ...(checkpoint ? [checkpoint] : []), ...lines].map((line) => `${write(line)}\n`).join('')
}

/** Returns the tape in JSON lines. Throws `bad-tape` with the line number, the problem and the expectation. */
export function parseTape(text: string): Tape {
  if (typeof text !== 'string') {
    const message = `What parseTape was given is ${shapeOf(text)}; expected the text of a tape.`
    throw new LatchkeyError('bad-tape', message)
  }
  const read = readWithReferences()
  const [first, ...rest] = text
    .split('\n')
    .flatMap((row, index) =>
      row.trim() === '' ? [] : [{ json: parseRow(row, index + 1), number: index + 1 }],
    )
    .map(({ json, number }) => ({ line: parseLine(read(json, number), number), number }))
  if (first?.line.kind !== 'header') {
    throw badTape(
      first?.number ?? 1,
      'is no header',
      `a line {"kind":"header","format":${tapeFormat},"latchkey":"…"}`,
    )
  }
  const header = first.line
  if (header.format !== tapeFormat)
    throw badTape(1, `has format ${header.format}`, `format ${tapeFormat}; another Latchkey wrote this tape`)
  const checkpoint = rest[0]?.line.kind === 'checkpoint' ? rest[0].line : null
  const lines = rest.slice(checkpoint ? 1 : 0).map(({ line, number }): Row => {
    if (line.kind === 'header' || line.kind === 'checkpoint')
      throw badTape(number, `is a second ${line.kind}`, 'an event or an answer')
    return { line: line.kind === 'event' ? { kind: 'event', ...stampedOf(line) } : line, number }
  })
  return { header, ...(checkpoint && { checkpoint }), lines: lines.map(checked) }
}

/** A line of a tape with its line number in the file, from 1. */
type Row = { readonly line: TapeLine; readonly number: number }

type AnyLine = TapeHeader | TapeCheckpoint | z.infer<typeof eventLineSchema> | TapeAnswer

function parseRow(row: string, number: number): unknown {
  try {
    return JSON.parse(row)
  } catch {
    throw badTape(
      number,
      `is not JSON (it begins with ${JSON.stringify(row.slice(0, 24))})`,
      'one JSON object per line',
    )
  }
}

function parseLine(json: unknown, number: number): AnyLine {
  const kind = Object(json).kind as keyof typeof lineKinds
  const schema = Object.hasOwn(lineKinds, kind) ? lineKinds[kind] : null
  if (!schema)
    throw badTape(number, `is of the kind ${shapeOf(kind)}`, '"header", "checkpoint", "event" or "answer"')
  const line = schema.safeParse(json)
  if (line.success) return line.data
  throw badTape(
    number,
    `is no proper ${kind}${at(line.error.issues[0]?.path)}`,
    'a line as a recording holds it',
  )
}

function checked({ line, number }: Row): TapeLine {
  if (line.kind === 'answer') return line
  const fields = allFields.get(line.type)
  if (!fields)
    throw badTape(number, `has the unknown event type "${line.type}"`, 'an event that this Latchkey knows')
  const data = schemaOf(fields).safeParse(line.data)
  if (data.success) return { ...line, data: data.data }
  throw badTape(
    number,
    `has wrong data for ${line.type}${at(data.error.issues[0]?.path)}`,
    'data as core/events declares it',
  )
}

function at(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? ` at "${path.join('.')}"` : ''
}
