import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '../../../../core/domain/values/text/display-name.ts'

test.each([
  ['Example Wallet', 'Example Wallet'],
  ['  Example\n\tWallet ', 'Example Wallet'],
  ['Meta\u2060Mask', 'MetaMask'],
  ['Meta\u00ADMask', 'MetaMask'],
  ['\u061CMeta\u034FMask', 'MetaMask'],
  ['Meta\u202EksaM\u2066', 'MetaksaM'],
  ['MetaMask\u{E0041}\u{E0042}', 'MetaMask'],
  ['Meta\u2800\u2800Mask', 'Meta Mask'],
  ['A\uFE0F\uD800B', 'AB'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['\u0301\u0302Wallet \u0303\u0304', 'Wallet'],
  [`W${'\u0316\u0317\u0318\u0319\u031C'.repeat(20)}x`, 'W\u0316\u0317\u0318\u0319x'],
  ['👩\u200D🚀 Astro ❤\uFE0F', '👩\u200D🚀 Astro ❤\uFE0F'],
  ['W'.repeat(50), 'W'.repeat(50)],
  ['W'.repeat(51), `${'W'.repeat(49)}…`],
  ['x'.repeat(10_000), `${'x'.repeat(49)}…`],
])('the name %j is shown as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown)
})

test.each([
  '',
  '  ',
  '\u3164',
  '\uFFA0\u115F\u1160',
  '\u2800',
  '\u200B\u2060',
  '\u{E0041}',
  '\u0301',
  null,
  7,
  {},
])('the name %j is none', (given) => {
  expect(displayName(given)).toBeNull()
})

const hostile = fc.constantFrom(
  ...'\u2060\u00AD\u061C\u034F\u115F\u3164\u2800\u{E0041}\u202E\u200D\uFE0F\uFEFF\n\u0000',
  ...'\u0301\u0489\u20DD\u0315👩🚀🏽W',
  '\uD800',
)
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 120 })
    .map((parts) => parts.join('')),
)

test('any display name becomes one short visible line, and the result is stable', () => {
  fc.assert(
    fc.property(names, (given) => {
      const shown = displayName(given)
      if (shown === null) return
      expect([...shown].length).toBeLessThanOrEqual(50)
      expect(shown).toBe(shown.normalize('NFC').trim())
      expect(shown).not.toMatch(/[\t-\r\u2028\u2029]| {2}|\u2800/u)
      expect(shown.replaceAll('\u200D', '').replaceAll('\uFE0F', '')).not.toMatch(/[\p{C}\p{DI}]/u)
      expect(shown).not.toMatch(/[\p{Mn}\p{Me}]{5}/u)
      expect(shown).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
      expect(displayName(shown)).toBe(shown)
    }),
    { numRuns: 1000 },
  )
})
