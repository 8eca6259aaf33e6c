import { isChainId } from '../domain/values/caip.ts'
import { directions } from '../domain/activity/direction.ts'
import { differences } from '../domain/operations/settlement/settlement.schema.ts'
import { settlements } from '../domain/operations/settlement/settlement-outcome.ts'
import { swapPlanKinds } from '../domain/swap/plan/plan.ts'
import { transactionStatuses } from '../domain/activity/transaction.schema.ts'
import { feeTypes } from '../domain/order/transaction-fees.ts'
import { allEvents } from '../events/all.ts'
import { createDisguise } from './disguise.ts'
import type { Disguise } from './disguise.ts'
import { parsedJson } from './parsed-json.ts'
import { linkSecrets } from './link-secrets.ts'
import { mapTexts } from './map-texts.ts'
import { maskedFields } from './masked-fields.ts'
import { isPersonalAnswer, personalFields, personalTexts } from './personal-texts.ts'
import { storedFields, storedTexts } from './stored-fields.ts'
import { expectTape } from './expect-tape.ts'
import { formatTape, parseTape } from './tape.ts'
import type { TapeCheckpoint, TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'
import { isOrdinaryName } from './texts-in.ts'

/** Events that compare amounts, or whose amounts occur in later ones. */
const counting = /^(?:(?:send|swap)\/|onRamp\/(?:amountTyped|purchaseRequested)$)/

/**
 * Replaces private texts on a tape by stand-ins, equal values by equal ones.
 * Private are fields declared `personal`, long hexadecimal numbers, topics of paired sessions, and e-mail addresses.
 * Private is also the part after the host in a link to a node.
 * Sums do not survive stand-ins. So a masked tape of a transfer, a swap or a purchase can only be folded, not run again.
 */
export function mask(tape: Tape): Tape {
  expectTape(tape, 'mask')
  const { header, checkpoint, lines } = parseTape(formatTape(tape))
  const stored = lines.flatMap((line) => (line.kind === 'answer' ? storedTexts(line) : []))
  const personal = [...(checkpoint?.personal ?? []), ...lines.flatMap(personalTexts), ...stored]
  const secrets = linkSecrets([checkpoint, ...lines])
  const disguise = createDisguise(personal, secrets, new Set(lines.flatMap(idsOfRegistry)))
  const isCounted = lines.some((line) => line.kind === 'event' && counting.test(line.type))
  return {
    header: { ...header, ...(isCounted ? { masked: 'amounts' } : checkpoint && { masked: 'checkpoint' }) },
    ...(checkpoint && { checkpoint: maskedCheckpoint(checkpoint, disguise) }),
    lines: lines.map((line) => maskedLine(line, disguise)),
  }
}

/**
 * Masks the state in a checkpoint. A state does not declare its personal texts, so a personal text is replaced only as a whole text. Names that a
 * program may give are kept.
 */
function maskedCheckpoint(checkpoint: TapeCheckpoint, disguise: Disguise): TapeCheckpoint {
  const { state, personal } = checkpoint
  const known = new Set(personal)
  const text = (one: string) => (known.has(one) ? disguise.whole(one) : disguise.within(one))
  return {
    ...checkpoint,
    state: mapTexts(state, { text, name: named(text, disguise) }),
    personal: personal.map(disguise.whole),
  }
}

/** Questions and answers name their fields like events, except a search. */
const everyPersonalField = ['search', ...[...allEvents.keys()].flatMap(personalFields)]

/** Returns the ids of listed wallets, which look like topics of pairings. */
function idsOfRegistry(line: TapeLine): readonly string[] {
  if (line.kind !== 'answer' || line.port !== 'walletRegistry') return []
  return JSON.stringify([line.request, line.answer]).match(/\b[0-9a-f]{64}\b/g) ?? []
}

function maskedLine(line: TapeLine, disguise: Disguise): TapeLine {
  if (line.kind === 'event') {
    const { data, ...stamp } = line
    return {
      ...maskedTexts(stamp, disguise),
      data: maskedFieldsOf(data, personalFields(line.type), disguise),
    }
  }
  const { request, answer } = line
  const fields = line.port === 'storage' ? storedFields(request) : everyPersonalField
  return {
    ...line,
    ...(request === undefined ? {} : { request: maskedFieldsOf(request, fields, disguise) }),
    answer:
      'value' in answer
        ? {
            value: isPersonalAnswer(line)
              ? masked(answer.value, disguise)
              : maskedFieldsOf(answer.value, fields, disguise),
          }
        : maskedTexts(answer, disguise),
  }
}

function maskedFieldsOf(value: unknown, personal: readonly string[], disguise: Disguise): unknown {
  return maskedFields(value, personal, {
    whole: (inner) => masked(inner, disguise),
    other: (inner) => maskedTexts(inner, disguise),
  })
}

/** Masks texts, also inside texts that are JSON themselves. */
function maskedTexts<Value>(value: Value, disguise: Disguise): Value {
  return mapTexts(value, {
    text: (text) => {
      const held = parsedJson(text)
      if (held === null) return disguise.within(text)
      const masked = JSON.stringify(maskedTexts(held, disguise))
      return masked === JSON.stringify(held) ? text : masked
    },
  })
}

/** Our own words, which identify no person and decide what happens next. */
const ourWords = new Set<string>([
  ...directions,
  ...transactionStatuses,
  ...settlements,
  ...differences,
  ...feeTypes,
  ...swapPlanKinds,
])

/** Masks a personal value as a whole. In a list, keeps chains and our own words. */
function masked(value: unknown, disguise: Disguise): unknown {
  if (typeof value === 'string') return disguise.whole(value)
  const text = (one: string) => (isChainId(one) || ourWords.has(one) ? one : disguise.whole(one))
  return mapTexts(value, { text, name: named(text, disguise), number: disguise.number })
}

/** Returns the function that masks field names. It keeps a name that a program may give, even if a visitor has typed the same word. */
function named(text: (name: string) => string, { within }: Disguise): (name: string) => string {
  return (name) => (isOrdinaryName(name) ? within(name) : text(name))
}
