import { expect, test } from 'vitest'
import { countryOf } from '../../../adapters/buy/country.ts'

test.each([
  ['de-AT', 'AT'],
  ['zh-Hans-CN', 'CN'],
  ['en', 'US'],
  ['es-419', 'US'],
  ['not a language', 'US'],
  [undefined, 'US'],
])('%s is asked as %s', (language, country) => {
  expect(countryOf(language)).toBe(country)
})
