import { stampedOf } from './tape-line.ts'
import type { TapeLine } from './tape-line.ts'
import { tapeFormat } from './tape-format.ts'
import { upcast } from './upcast.ts'

/** A line of a tape and where it stood in the file, from 1. */
export type Row = { readonly line: TapeLine; readonly number: number }

/** Brings the events of an older tape to today's format; each answer goes on standing before the event that it stood before. */
export function upcastRows(rows: readonly Row[], format: number): readonly Row[] {
  if (format >= tapeFormat) return rows
  const places = new Map(rows.flatMap(({ line }, place) => (line.kind === 'event' ? [[line.id, place]] : [])))
  let passed = 0
  const answersUpTo = (place: number) => {
    const answers = rows.slice(passed, place).filter(({ line }) => line.kind === 'answer')
    passed = Math.max(passed, place)
    return answers
  }
  const lifted = upcast(
    rows.flatMap(({ line }) => (line.kind === 'event' ? [stampedOf(line)] : [])),
    format,
  ).flatMap((event): readonly Row[] => [
    ...answersUpTo(places.get(event.id) ?? passed),
    { line: { kind: 'event', ...event }, number: rows[passed]?.number ?? 1 },
  ])
  return [...lifted, ...answersUpTo(rows.length)]
}
