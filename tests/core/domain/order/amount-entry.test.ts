import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyEntry,
  filledEntry,
  switchedEntry,
  typedEntry,
} from '../../../../core/domain/order/amount-entry.ts'
import type { AmountEntry } from '../../../../core/domain/order/amount-entry.ts'
import { maxUint256 } from '../../../../core/domain/values/numbers/max-uint256.ts'
import { amountWorth, worthOf } from '../../../../core/domain/tokens/worth.ts'

const ether = { decimals: '18', price: '2000' }
const unpriced = { decimals: '18', price: null }
const inDollars: AmountEntry = { ...emptyEntry, unit: 'fiat' }

test('an amount in tokens is exact to the last decimal', () => {
  expect(typedEntry(emptyEntry, '0.000000000000000001', ether, '.').amount).toBe('1')
})

test('an amount in dollars is converted to tokens and rounded down', () => {
  expect(typedEntry(inDollars, '5', ether, '.').amount).toBe('2500000000000000')
  expect(typedEntry(inDollars, '1', { decimals: '6', price: '3' }, '.').amount).toBe('333333')
  expect(typedEntry(inDollars, '10.50', { decimals: '0', price: '3' }, '.').amount).toBe('3')
})

test('an amount in dollars is empty without a price', () => {
  expect(typedEntry(inDollars, '5', unpriced, '.').amount).toBeNull()
})

test('dollars that pay for more than 256 bits of a token are no amount of it', () => {
  const dust = { decimals: '36', price: '0.000000000001' }
  expect(typedEntry(inDollars, '1'.repeat(40), dust, '.').amount).toBeNull()
})

test('a change to dollars and back keeps the amount to the last base unit, though the dollars are rounded', () => {
  const typed = typedEntry(emptyEntry, '0.123456789012345678', ether, '.')
  const dollars = switchedEntry(typed, ether, '.')
  expect(dollars).toEqual({ unit: 'fiat', text: '246.91', amount: '123456789012345678' })
  expect(switchedEntry(dollars, ether, '.')).toEqual(typed)
})

test('less than a cent is written in full, so that it does not look like nothing', () => {
  expect(filledEntry('fiat', '1000000000', ether, '.').text).toBe('0.000002')
})

test('a token without a price stays in the token', () => {
  const typed = typedEntry(emptyEntry, '1', unpriced, '.')
  expect(switchedEntry(typed, unpriced, '.')).toBe(typed)
  expect(filledEntry('fiat', '1', unpriced, '.').unit).toBe('token')
})

test('a text that is no amount of the token may be one of dollars', () => {
  const cents = { decimals: '1', price: '1' }
  const typed = typedEntry(emptyEntry, '1.25', cents, '.')
  expect(typed.amount).toBeNull()
  expect(switchedEntry(typed, cents, '.')).toEqual({ unit: 'fiat', text: '1.25', amount: '12' })
})

test('fields are written with the mark of the locale', () => {
  expect(filledEntry('token', '1500000000000000000', ether, ',').text).toBe('1,5')
  expect(filledEntry('fiat', '1500000000000000', ether, ',').text).toBe('3')
})

const somePrice = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0')
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  })
const someToken = fc.record({ decimals: fc.integer({ min: 0, max: 36 }).map(String), price: somePrice })

test('however often the unit changes, no amount does', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: maxUint256 }).map(String), someToken, (amount, token) => {
      const first = filledEntry('token', amount, token, ',')
      const there = switchedEntry(first, token, ',')
      expect(there.amount).toBe(amount)
      expect(switchedEntry(there, token, ',')).toEqual(first)
    }),
  )
})

test('converted dollars are worth at most the typed amount, and within one base unit of it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 36n }), someToken, (worth, token) => {
      const amount = BigInt(amountWorth(worth, token) ?? 0)
      expect((worthOf({ ...token, amount: amount.toString() }) ?? 0n) <= worth).toBe(true)
      expect((worthOf({ ...token, amount: (amount + 1n).toString() }) ?? 0n) >= worth).toBe(true)
    }),
  )
})
