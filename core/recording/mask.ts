import { allEvents } from '../events/all.ts'
import { formatTape, parseTape } from './tape.ts'
import type { Tape } from './tape.ts'

/** Replaces everything declared `personal` by stand-ins, everywhere on the tape; equal values get equal stand-ins. */
export function mask(tape: Tape): Tape {
  const found = new Set<string>()
  for (const line of tape.lines) {
    if (line.kind !== 'event') continue
    for (const field of allEvents.get(line.type)?.personalFields ?? []) {
      textsIn((line.data as Record<string, unknown>)[field]).forEach((text) => found.add(text.toLowerCase()))
    }
  }
  const text = [...found].reduce(
    (masked, original, index) =>
      masked.replaceAll(new RegExp(escaped(original), 'gi'), standIn(original, index + 1)),
    formatTape(tape),
  )
  return parseTape(text)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function standIn(original: string, number: number): string {
  if (/^0x[0-9a-f]{40}$/.test(original)) return `0x${number.toString(16).padStart(40, '0')}`
  if (/^[^@\s]+@[^@\s]+$/.test(original)) return `person-${number}@example.com`
  return `person-${number}`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
