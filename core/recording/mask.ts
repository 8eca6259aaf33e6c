import { allEvents } from '../events/all.ts'
import { createDisguise } from './disguise.ts'
import type { Disguise } from './disguise.ts'
import { formatTape, parseTape } from './tape.ts'
import type { TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'

/** Replaces everything declared `personal`, every long hexadecimal number and every topic of a paired session by stand-ins on the whole tape; equal values get equal ones. */
export function mask(tape: Tape): Tape {
  const { header, lines } = parseTape(formatTape(tape))
  const disguise = createDisguise(lines.flatMap(personalTexts), new Set(lines.flatMap(idsOfRegistry)))
  return { header, lines: lines.map((line) => maskedLine(line, disguise)) }
}

const personalFields = (type: string) => allEvents.get(type)?.personalFields ?? []

/** Questions and answers name what events hold as events do, but for a search. */
const everyPersonalField = ['search', ...[...allEvents.keys()].flatMap(personalFields)]

function personalTexts(line: TapeLine): readonly string[] {
  if (line.kind !== 'event') return []
  const data = line.data as Record<string, unknown>
  return personalFields(line.type).flatMap((field) => textsIn(data[field]))
}

/** The ids of listed wallets look like topics. */
function idsOfRegistry(line: TapeLine): readonly string[] {
  if (line.kind !== 'answer' || line.port !== 'walletRegistry') return []
  return JSON.stringify([line.request, line.answer]).match(/\b[0-9a-f]{64}\b/g) ?? []
}

function maskedLine(line: TapeLine, disguise: Disguise): TapeLine {
  if (line.kind === 'event') {
    const { data, ...stamp } = line
    return { ...maskedTexts(stamp, disguise), data: maskedFields(data, personalFields(line.type), disguise) }
  }
  // What storage keeps as `text` is JSON of ours, and never what somebody typed.
  const fields = line.port === 'storage' ? [] : everyPersonalField
  const { request, answer } = line
  return {
    ...line,
    ...(request === undefined ? {} : { request: maskedFields(request, fields, disguise) }),
    answer:
      'value' in answer
        ? { value: maskedFields(answer.value, fields, disguise) }
        : maskedTexts(answer, disguise),
  }
}

function maskedFields(value: unknown, personal: readonly string[], disguise: Disguise): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return maskedTexts(value, disguise)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      personal.includes(name) ? mapTexts(inner, disguise.whole) : maskedTexts(inner, disguise),
    ]),
  )
}

/** Also inside texts that are JSON themselves. */
function maskedTexts<Value>(value: Value, disguise: Disguise): Value {
  return mapTexts(value, (text) => {
    const held = heldJson(text)
    if (held === null) return disguise.within(text)
    const masked = JSON.stringify(maskedTexts(held, disguise))
    return masked === JSON.stringify(held) ? text : masked
  })
}

function heldJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return changed(value, change) as Value
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => changed(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, change)]))
}
