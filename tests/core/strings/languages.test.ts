import { expect, test } from 'vitest'
import { en } from './english.ts'
import { enButton } from '../../../core/strings/en/button.ts'
import { enEmbed } from '../../../core/strings/en/embed.ts'
import { enEmail } from '../../../core/strings/en/email.ts'
import { catalogues, isWellFormed, languages, placesIn } from './catalogues.ts'

test('every folder of words is a language of the product', () => {
  expect(languages.toSorted()).toEqual(Object.keys(catalogues).toSorted())
})

test.each(Object.entries(catalogues))('%s has every text, none empty, with the same places', (_, words) => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted())
  expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([])
  const places = (given: Readonly<Record<string, string>>) =>
    Object.keys(en).map((name) => [name, placesIn(given[name] ?? '')])
  expect(places(words)).toEqual(places(en))
})

test.each(Object.entries(catalogues))('%s has well-formed messages only', (language, words) => {
  expect(Object.entries(words).filter(([, text]) => !isWellFormed(text, language))).toEqual([])
})

test.each([
  '{count, plural, one {# token}}',
  '{count, plural, one {# token} other {tokens}}',
  '{count, plural, one {# token} few {# tokens} other {# tokens}}',
  '{count, plural one {# token} other {# tokens}}',
  '{count, plural, one {# token} other {# tokens}',
  '{wallet',
])('the message %s is found to be malformed', (text) => {
  expect(isWellFormed(text, 'en')).toBe(false)
})

test('texts of the first paint and of the secure frame have no plurals', () => {
  const plain = Object.keys({ ...enButton, ...enEmbed, ...enEmail })
  const counting = Object.values(catalogues).flatMap((words) =>
    plain.filter((name) => words[name]?.includes(', plural,')),
  )
  expect(counting).toEqual([])
})
