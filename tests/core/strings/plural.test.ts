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
])('of %s tokens in %j the text is: %s', (count, locale, said) => {
  expect(withPlurals(tokens, { count }, locale)).toBe(said)
})

test('a language has its own plural forms and falls back to other', () => {
  const polish = '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}'
  const said = (count: number) => withPlurals(polish, { count }, { rules: 'pl', numbers: 'pl' })
  expect([1, 3, 5].map(said)).toEqual(['1 moneta', '3 monety', '5 monet'])
  expect(withPlurals('{n, plural, other {# Token}}', { n: 1 }, english)).toBe('1 Token')
})

test('a text without a count or with an invalid locale remains readable', () => {
  expect(withPlurals('{n, plural, other {# coins}}', {}, english)).toBe('{n, plural, other {# coins}}')
  expect(withPlurals(tokens, { count: 1 }, { rules: '?', numbers: '?' })).toBe('With 1 token.')
})
