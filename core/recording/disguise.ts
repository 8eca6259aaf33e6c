import { exactPattern } from './exact-pattern.ts'
import { shortStandIn, standIn } from './stand-in.ts'

/** Functions that put stand-ins into texts. Equal values get equal stand-ins. */
export type Disguise = {
  /** Returns the stand-in of a text that is personal as a whole. */
  readonly whole: (text: string) => string
  /** Replaces the personal parts of any other text. */
  readonly within: (text: string) => string
  /** Returns the stand-in of a personal number. */
  readonly number: (number: number) => number
}

const longHex = /^0x[0-9a-f]{24,}$/i
const unguessable = [
  '0x[0-9a-f]{24,}',
  '\\b[0-9a-f]{64}\\b',
  '(?<![\\w.+-])[\\w.+-]+@(?:[\\w-]+\\.)+[a-z]{2,}',
]

/** Shorter values are replaced only as whole texts, because inside other texts they would match by chance. */
const shortest = 8

/**
 * Texts that may also be words or URLs of ours (`AllWallets`, `eip155:137`, `https://…`). They are personal only as whole texts, or inside a
 * sentence.
 */
const word = /^[\w:/.?=&%#+~-]+$/
const longBase58 = /^[1-9A-HJ-NP-Za-km-z]{32,88}$/

/**
 * Returns the disguise of personal texts and of secrets with their stand-ins. It also hides long hexadecimal numbers, topics of paired sessions and
 * e-mail addresses.
 * `ids` look like topics and are none.
 */
export function createDisguise(
  personal: readonly string[],
  secrets: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): Disguise {
  const texts = [...new Set(personal.map((text) => text.trim()))].filter((text) => text !== '')
  const long = texts.filter((text) => text.length >= shortest)
  const wholes = new Map<string, string>()
  const standIns = new Map<string, string>()
  const numbers = new Map<number, number>()

  const standInFor = (found: string): string => {
    if (ids.has(found)) return found
    const known = standIns.get(found) ?? standIns.get(found.toUpperCase())
    if (known !== undefined) return known
    const made = standIn(found.toLowerCase(), standIns.size + 1)
    standIns.set(found.toUpperCase(), made)
    return made
  }

  for (const [index, text] of texts.entries()) {
    if (text.length < shortest) wholes.set(text, shortStandIn(text, index))
  }
  for (const text of long) {
    const made = longHex.test(text) ? standInFor(text) : standIn(text.toLowerCase(), standIns.size + 1)
    wholes.set(text, made)
    for (const spelling of spellings(text)) {
      standIns.set(spelling, made)
      if (!standIns.has(spelling.toUpperCase())) standIns.set(spelling.toUpperCase(), made)
    }
  }

  for (const [secret, made] of secrets) {
    for (const spelling of spellings(secret)) {
      standIns.set(spelling, made)
      standIns.set(spelling.toUpperCase(), made)
    }
  }

  const opaque = long.filter((text) => !word.test(text) || longBase58.test(text))
  const anywhere = patternOf([...opaque, ...secrets.keys()])
  const inSentences = patternOf([...long, ...secrets.keys()])
  const within = (text: string) => text.replace(/\s/.test(text) ? inSentences : anywhere, standInFor)
  return {
    whole: (text) => {
      const made = wholes.get(text.trim())
      return made === undefined ? within(text) : text.replace(text.trim(), () => made)
    },
    within,
    number: (number) => {
      const made = numbers.get(number) ?? 9_000_000 + numbers.size
      numbers.set(number, made)
      return made
    },
  }
}

/** Returns the pattern of texts, the longest first. If one text is the start of another, the longer one has to match. */
function patternOf(texts: readonly string[]): RegExp {
  const literals = [...new Set(texts.flatMap(spellings))]
    .sort((a, b) => b.length - a.length)
    .map(exactPattern)
  return new RegExp([...literals, ...unguessable].join('|'), 'gi')
}

/** Returns a text as it is, as it is inside JSON, and as it is inside a URL. */
function spellings(text: string): readonly string[] {
  const wellFormed = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(wellFormed)]
}
