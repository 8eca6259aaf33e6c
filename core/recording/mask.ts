import { allEvents } from '../events/all.ts'
import { formatTape, parseTape } from './tape.ts'
import type { Tape } from './tape.ts'

const longHex = /0x[0-9a-f]{24,}/gi
const shortest = 8

/** Replaces everything declared `personal`, and every long hexadecimal number, by stand-ins everywhere on the tape; equal values get equal ones. */
export function mask(tape: Tape): Tape {
  const text = formatTape(tape)
  const found = new Set([...text.matchAll(longHex)].map(([hex]) => hex.toLowerCase()))
  for (const line of tape.lines) {
    if (line.kind !== 'event') continue
    for (const field of allEvents.get(line.type)?.personalFields ?? []) {
      for (const value of textsIn((line.data as Record<string, unknown>)[field])) {
        if (value.length >= shortest) found.add(value.toLowerCase())
      }
    }
  }
  const longestFirst = [...found].toSorted((a, b) => b.length - a.length)
  const masked = longestFirst.reduce(
    (masking, original, index) =>
      masking.replaceAll(new RegExp(escaped(original), 'gi'), standIn(original, index + 1)),
    text,
  )
  return parseTape(masked)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function standIn(original: string, number: number): string {
  const { length } = original
  if (original.startsWith('0x')) return `0x${number.toString(16).padStart(length - 2, '0')}`
  if (/^[0-9]+$/.test(original)) return `9${String(number).padStart(length - 1, '0')}`
  // Base58 has no zero.
  if (/^[1-9a-z]{32,44}$/.test(original)) return String(number).replaceAll('0', 'A').padStart(length, '1')
  if (original.startsWith('wc:')) return `wc:${String(number).padStart(64, '0')}@2`
  return /^[^@\s]+@[^@\s]+$/.test(original) ? `person-${number}@example.com` : `person-${number}`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
