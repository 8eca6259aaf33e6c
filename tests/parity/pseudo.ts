import { pseudoWords } from '../../adapters/fake/pseudo-words.ts'
import { accountNameSuffix } from '../../core/domain/names/account-name.ts'
import { socialNames } from '../../core/domain/options/social-provider.ts'
import type { RootState } from '../../core/reducers/root.ts'
import type { Screen } from '../../core/view-models/parts/parts.ts'
import { en } from '../core/strings/english.ts'

const tag = 'en-XA'
const words = pseudoWords(en)

/** A state in the language that nobody speaks. */
export function pseudoState(state: RootState): RootState {
  if (!state.options) return state
  return {
    ...state,
    options: { ...state.options, locale: tag, strings: {} },
    features: { ...state.features, locale: 'loaded' },
    locale: { locale: tag, status: 'loaded', words },
  }
}

/** Branches whose texts are the core's own words, not what the world or the host called something. */
const innerBranches = new Set('features router modal locale strings'.split(' '))

/** Fields of which the same is true where they hold a text; what they hold beside one may be told by the world. */
const innerFields = new Set(
  'status step stage code kind type themeMode connector source namespace'.split(' '),
)

/** The texts on a state that came from outside, in one string. */
function told(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .flatMap(([name, one]) => (isInner(name, one) ? [] : [name, told(one)]))
    .join('\n')
}

function isInner(name: string, value: unknown): boolean {
  return innerBranches.has(name) || (innerFields.has(name) && typeof value === 'string')
}

/** Where a screen's links and rows lead: a terminal writes that out. */
function links({ parts }: Screen): readonly string[] {
  return Object.values(parts).flatMap((part) => {
    if (part?.part === 'list') return part.items.flatMap(({ href }) => href ?? [])
    return part?.part === 'link' ? [part.href] : []
  })
}

const months = Array.from({ length: 12 }, (_, month) => new Date(2024, month)).flatMap((date) =>
  (['long', 'short'] as const).map((form) => date.toLocaleString('en', { month: form })),
)

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = ['USD', 'EUR'].map((currency) => currencyNames.of(currency) ?? currency)

/** What is called the same in every language: accounts elsewhere, the ending of account names, and the months and currencies of a locale that is written as in English. */
const names: readonly string[] = [...Object.values(socialNames), accountNameSuffix, ...months, ...currencies]

/** The words in something drawn that are neither of the catalogue nor told by the world: what somebody wrote into a view. */
export function foreignWords(drawn: string, state: RootState, screen: Screen): readonly string[] {
  const known = new Set(wordsIn([told(state), ...links(screen), ...names].join('\n')))
  const initials = new Set([...known].map((word) => word.charAt(0).toUpperCase()))
  return [...new Set(wordsIn(drawn))].filter(
    (word) => /[A-Za-z]{2}/.test(word) && !known.has(word) && !isCut(word, known) && !isTile(word, initials),
  )
}

function wordsIn(text: string): readonly string[] {
  return text.replaceAll(/data:\S+/g, '').match(/[A-Za-z0-9]{2,}/g) ?? []
}

/** Whether a word begins or ends one that the world told: views cut addresses in the middle. */
function isCut(word: string, known: ReadonlySet<string>): boolean {
  return [...known].some((whole) => whole.startsWith(word) || whole.endsWith(word))
}

/** Whether something is what a terminal draws in the place of a picture: two capital letters of a name. */
function isTile(word: string, initials: ReadonlySet<string>): boolean {
  return /^[A-Z]{2}$/.test(word) && initials.has(word.charAt(0))
}

/** Between the groups of an address, which are one word without a blank. */
const betweenGroups = /<\/(?:b|span)><(?:b|span)>/g

/** What a page says, in text and in the names of its pictures and fields, part from part. */
export function saidIn(html: string): string {
  return html
    .replaceAll(betweenGroups, '')
    .replaceAll(/<[^>]*>/g, (tag) => {
      const said = Array.from(
        tag.matchAll(
          / (?:aria-(?:label|description|roledescription)|alt|placeholder|value|title)="([^"]*)"/g,
        ),
      )
      return ` ${said.map(([, text]) => text).join(' ')} `
    })
    .replaceAll(/&(?:#x27|quot|amp|lt|gt);/g, ' ')
}
