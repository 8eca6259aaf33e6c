import { expect, test } from 'vitest'
import { defaultOnRampOptions, limitStatus } from '../../../../core/domain/buy/options.ts'
import { estimatedQuote } from '../../../../core/domain/buy/quote.ts'

const [card, bank] = defaultOnRampOptions.paymentCurrencies[0]?.limits ?? []

test.each([
  ['9.99', 'below', 'below'],
  ['10', 'within', 'within'],
  ['10.00', 'within', 'within'],
  ['7500.00', 'within', 'within'],
  ['7500.01', 'above', 'within'],
  ['25000.00', 'above', 'within'],
  ['25000.01', 'above', 'above'],
  ['25.001', 'no-amount', 'no-amount'],
  ['', 'no-amount', 'no-amount'],
  ['-10', 'no-amount', 'no-amount'],
])('%j is %s for a card and %s for a bank account', (amount, forCard, forBank) => {
  expect(card && limitStatus(amount, card)).toBe(forCard)
  expect(bank && limitStatus(amount, bank)).toBe(forBank)
})

test('by default USDC on Ethereum and Polygon is bought for dollars and euros', () => {
  expect(defaultOnRampOptions.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  expect(
    defaultOnRampOptions.purchaseCurrencies.flatMap(({ symbol, networks }) =>
      networks.map(({ chainId }) => `${symbol} ${chainId}`),
    ),
  ).toEqual(['USDC eip155:1', 'USDC eip155:137'])
})

test('an estimated quote is marked as an estimate', () => {
  const quote = estimatedQuote('25.00', 'EUR')
  expect(quote).toMatchObject({ isEstimate: true, quoteId: 'mocked-quote-id' })
  expect(quote.purchaseAmount).toEqual({ amount: '25.00', currency: 'EUR' })
})
