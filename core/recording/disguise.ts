import { exactPattern } from './exact-pattern.ts'
import { shortStandIn, standIn } from './stand-in.ts'

/** Puts stand-ins into texts; equal values get equal ones. */
export type Disguise = {
  /** For a text that is somebody's business as a whole. */
  readonly whole: (text: string) => string
  /** For any other text: what in it is somebody's business. */
  readonly within: (text: string) => string
  /** For a number that is somebody's business. */
  readonly number: (number: number) => number
}

const longHex = /^0x[0-9a-f]{24,}$/i
const unguessable = [
  '0x[0-9a-f]{24,}',
  '\\b[0-9a-f]{64}\\b',
  '(?<![\\w.+-])[\\w.+-]+@(?:[\\w-]+\\.)+[a-z]{2,}',
]

/** Shorter values are replaced where they stand alone only: inside other texts they would meet by chance. */
const shortest = 8

/** What may as well be a word or a URL of ours (`AllWallets`, `eip155:137`, `https://…`); it is somebody's only where it stands alone, or in a sentence. */
const word = /^[\w:/.?=&%#+~-]+$/
const longBase58 = /^[1-9A-HJ-NP-Za-km-z]{32,88}$/

/** Makes the disguise of personal texts, of secrets with their stand-ins, of every long hexadecimal number, every topic of a paired session and every e-mail address; `ids` look like topics and are none. */
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

/** The longest come first, for of two that begin alike the longer is meant. */
function patternOf(texts: readonly string[]): RegExp {
  const literals = [...new Set(texts.flatMap(spellings))]
    .sort((a, b) => b.length - a.length)
    .map(exactPattern)
  return new RegExp([...literals, ...unguessable].join('|'), 'gi')
}

/** A text as it stands by itself, inside JSON, and in a URL. */
function spellings(text: string): readonly string[] {
  const wellFormed = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(wellFormed)]
}
