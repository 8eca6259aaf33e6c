import { allEvents } from '../events/all.ts'
import { shortStandIn, standIn } from './stand-in.ts'
import { formatTape, parseTape } from './tape.ts'
import type { Tape, TapeLine } from './tape.ts'

const longHex = /0x[0-9a-f]{24,}/gi
const topic = /\b[0-9a-f]{64}\b/gi

/** Shorter values are replaced where they stand alone only: inside other texts they would meet by chance. */
const shortest = 8

/** Replaces everything declared `personal`, every long hexadecimal number and every topic of a paired session by stand-ins on the whole tape; equal values get equal ones. */
export function mask(tape: Tape): Tape {
  const personal = tape.lines.flatMap(personalTexts)
  const text = formatTape(maskShort(tape, personal))
  const found = new Set(
    [
      ...[...text.matchAll(longHex)].map(([hex]) => hex),
      ...tape.lines.flatMap(topicsIn),
      ...personal.filter((value) => value.length >= shortest),
    ].map((value) => value.toLowerCase()),
  )
  const longestFirst = [...found].toSorted((a, b) => b.length - a.length)
  const masked = longestFirst.reduce(
    (masking, original, index) =>
      masking.replaceAll(new RegExp(escaped(original), 'gi'), standIn(original, index + 1)),
    text,
  )
  return parseTape(masked)
}

/** Puts stand-ins of the same length for short personal texts where they stand: in the events that hold them, in the answers they came from, in the questions asked with them. */
function maskShort({ header, lines }: Tape, personal: readonly string[]): Tape {
  const short = [...new Set(personal)].filter((value) => value.length > 0 && value.length < shortest)
  const replaced = (value: unknown): unknown =>
    mapTexts(value, (text) => {
      const index = short.indexOf(text.trim())
      return index < 0 ? text : text.replace(text.trim(), (original) => shortStandIn(original, index))
    })
  const replacedIn = (value: unknown, fields: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fields.includes(name) ? replaced(inner) : inner]),
    )
  }
  return {
    header,
    lines: lines.map((line): TapeLine => {
      if (line.kind === 'event') return { ...line, data: replacedIn(line.data, personalFields(line.type)) }
      const { request, answer } = line
      return {
        ...line,
        ...(request === undefined ? {} : { request: replaced(request) }),
        answer: 'value' in answer ? { value: replacedIn(answer.value, everyPersonalField) } : answer,
      }
    }),
  }
}

function personalTexts(line: TapeLine): readonly string[] {
  if (line.kind !== 'event') return []
  const data = line.data as Record<string, unknown>
  return personalFields(line.type).flatMap((field) => textsIn(data[field]).map((text) => text.trim()))
}

const everyPersonalField = [...allEvents.values()].flatMap((definition) => definition.personalFields)

function personalFields(type: string): readonly string[] {
  return allEvents.get(type)?.personalFields ?? []
}

/** The registry's ids look like topics, so only what passes between us and paired wallets counts. */
function topicsIn(line: TapeLine): readonly string[] {
  if (line.kind !== 'answer' || line.port !== 'walletConnect') return []
  return [...JSON.stringify([line.request, line.answer]).matchAll(topic)].map(([found]) => found)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => mapTexts(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]))
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
