import { expect, test } from 'vitest'
import { quoteFault } from '../../../../../core/domain/buy/bounds/quote.ts'
import { order, quote } from '../../../view-models/buy/state.ts'

const dollars = (amount: string, currency = 'USD') => ({ amount, currency })

test('a quote for the order at its price is accepted', () => {
  expect(quoteFault(quote, order, '1')).toBeNull()
  expect(quoteFault(quote, order, null)).toBeNull()
})

test.each([
  ['another currency', { paymentTotal: dollars('100.00', 'EUR') }],
  ['fees in another currency', { coinbaseFee: dollars('1.49', 'JPY') }],
  ['another token', { purchaseAmount: dollars('98.42', 'EVIL') }],
  ['another amount', { paymentTotal: dollars('120.00'), paymentSubtotal: dollars('118.41') }],
  ['a total of nothing', { paymentTotal: dollars('0.00') }],
  ['a sum that does not add up', { paymentSubtotal: dollars('50.00') }],
])('a quote with %s is for something else', (_, given) => {
  expect(quoteFault({ ...quote, ...given }, order, '1')).toBe('other-order')
})

test.each([
  ['nothing bought', { purchaseAmount: dollars('0', 'USDC') }],
  ['a fifth less bought', { purchaseAmount: dollars('81', 'USDC') }],
  ['a quarter more bought', { purchaseAmount: dollars('124', 'USDC') }],
  [
    'fees above a half',
    {
      paymentSubtotal: dollars('40.00'),
      coinbaseFee: dollars('59.90'),
      purchaseAmount: dollars('40', 'USDC'),
    },
  ],
])('a quote with %s is off the price', (_, given) => {
  expect(quoteFault({ ...quote, ...given }, order, '1')).toBe('off-price')
})

test('in euros the price may be further off, since their rate is not known', () => {
  const inEuros = {
    ...quote,
    paymentTotal: dollars('100.00', 'EUR'),
    paymentSubtotal: dollars('98.41', 'EUR'),
    coinbaseFee: dollars('1.49', 'EUR'),
    networkFee: dollars('0.10', 'EUR'),
  }
  const asked = { ...order, payment: 'EUR' }
  expect(quoteFault({ ...inEuros, purchaseAmount: dollars('110', 'USDC') }, asked, '1')).toBeNull()
  expect(quoteFault({ ...inEuros, purchaseAmount: dollars('1100', 'USDC') }, asked, '1')).toBe('off-price')
})

test('without a price only the order and the sum are checked', () => {
  expect(quoteFault({ ...quote, purchaseAmount: dollars('5', 'USDC') }, order, null)).toBeNull()
})
