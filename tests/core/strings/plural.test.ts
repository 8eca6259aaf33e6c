import { expect, test } from 'vitest'
import { withPlurals } from '../../../core/strings/plural.ts'

const english = { rules: 'en', numbers: 'en' }
const tokens = 'With {count, plural, one {# token} other {# tokens of {network}}}.'

test.each([
  [1, english, 'With 1 token.'],
  [0, english, 'With 0 tokens of {network}.'],
  [12345, english, 'With 12,345 tokens of {network}.'],
  [12345, { rules: 'en', numbers: 'de' }, 'With 12.345 tokens of {network}.'],
  [0, { rules: 'fr', numbers: 'fr' }, 'With 0 token.'],
])('of %s tokens in %j it says: %s', (count, locale, said) => {
  expect(withPlurals(tokens, { count }, locale)).toBe(said)
})

test('a language with more forms has them, and what it does not say is `other`', () => {
  const polish = '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}'
  const said = (count: number) => withPlurals(polish, { count }, { rules: 'pl', numbers: 'pl' })
  expect([1, 3, 5].map(said)).toEqual(['1 moneta', '3 monety', '5 monet'])
  expect(withPlurals('{n, plural, other {# Token}}', { n: 1 }, english)).toBe('1 Token')
})

test('without its number, or as what is no language, a text stays readable', () => {
  expect(withPlurals('{n, plural, other {# coins}}', {}, english)).toBe('{n, plural, other {# coins}}')
  expect(withPlurals(tokens, { count: 1 }, { rules: '?', numbers: '?' })).toBe('With 1 token.')
})
