import { allEvents } from '../events/all.ts'
import { createDisguise } from './disguise.ts'
import type { Disguise } from './disguise.ts'
import { mapTexts } from './map-texts.ts'
import { formatTape, parseTape } from './tape.ts'
import type { TapeAnswer, TapeLine } from './tape-line.ts'
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

/** What a connector answers to a request is its owner's, whatever it is: a signature, a balance, a list of accounts. */
const isPersonalAnswer = (line: TapeAnswer) => line.method === 'request'

function personalTexts(line: TapeLine): readonly string[] {
  if (line.kind === 'answer') {
    if (!isPersonalAnswer(line)) return []
    const { params } = Object(line.request) as { readonly params?: unknown }
    return textsIn([params, 'value' in line.answer ? line.answer.value : null])
  }
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
        ? {
            value: isPersonalAnswer(line)
              ? masked(answer.value, disguise)
              : maskedFields(answer.value, fields, disguise),
          }
        : maskedTexts(answer, disguise),
  }
}

function maskedFields(value: unknown, personal: readonly string[], disguise: Disguise): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return maskedTexts(value, disguise)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      personal.includes(name) ? masked(inner, disguise) : maskedTexts(inner, disguise),
    ]),
  )
}

/** Also inside texts that are JSON themselves. */
function maskedTexts<Value>(value: Value, disguise: Disguise): Value {
  return mapTexts(value, {
    text: (text) => {
      const held = heldJson(text)
      if (held === null) return disguise.within(text)
      const masked = JSON.stringify(maskedTexts(held, disguise))
      return masked === JSON.stringify(held) ? text : masked
    },
  })
}

/** Whatever is in it, for what is somebody's business as a whole. */
function masked(value: unknown, disguise: Disguise): unknown {
  return mapTexts(value, { text: disguise.whole, number: disguise.number })
}

function heldJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a field may be called; any other name is something like an address. */
const identifier = /^[A-Za-z_$][\w$]*$/

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !identifier.test(name))
  return [...names, ...Object.values(value).flatMap(textsIn)]
}
