import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '../../../../core/domain/values/text/display-name.ts'
import { mixesScripts, skeletonOf } from '../../../../core/domain/values/text/look-alikes.ts'

test.each([
  ['МеtaMask', 'MetaMask'],
  ['ΜΕΤΑΜΑSΚ', 'MetaMask'],
  ['ＭｅｔａＭａｓｋ', 'MetaMask'],
  ['Meta  Mask™', 'MetaMask'],
  ['Meta\u0301Mask', 'MetaMask'],
  ['C0in98', 'Coin98'],
  ['LedgerIive', 'Ledgerlive'],
  ['Trust Wa11et', 'Trust Wallet'],
  ['Exрhоria', 'Exphoria'],
  ['Metarnask', 'Metamask'],
])('%s looks like %s', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other))
})

test.each([
  ['MetaMask', 'MetaMask Flask'],
  ['Rainbow', 'Rainbows'],
  ['Wallet 2', 'Wallet 3'],
  ['🦊', '🐻'],
])('%s does not look like %s', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other))
})

test.each(['МеtaMask', 'Ωmega', 'Trust Wаllet', 'Coinbaꓢe', 'شWallet'])('%s mixes scripts', (name) => {
  expect(mixesScripts(name)).toBe(true)
})

test.each([
  'MetaMask',
  'Кошелёк',
  'かんたんウォレット Pro',
  '한글 Wallet',
  'Café',
  'Wallet 2 🚀',
  'ウォレット',
])('%s mixes none', (name) => {
  expect(mixesScripts(name)).toBe(false)
})

const alike = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' } as const
const letters = fc.constantFrom(...Object.keys(alike), 'b', 'k', 't', 'M')
const changes = fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 })

test('a name disguised by look-alike, capital or hidden letters has the same skeleton', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 3, maxLength: 12 }), changes, (name, change) => {
      const disguised = name.map((letter, index) => {
        const disguises = [
          letter,
          alike[letter as keyof typeof alike] ?? letter,
          letter.toUpperCase(),
          `${letter}\u2060`,
        ]
        return disguises[change[index] ?? 0]
      })
      const shown = displayName(disguised.join(''))
      expect(skeletonOf(shown ?? '')).toBe(skeletonOf(name.join('')))
    }),
  )
})
