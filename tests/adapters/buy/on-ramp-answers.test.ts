import { expect, test } from 'vitest'
import { optionsIn, quoteIn, urlIn } from '../../../adapters/buy/on-ramp-answers.ts'
import { solana } from '../../../core/domain/network/known-networks.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const limit = { id: 'card', min: '10.00', max: '7500.00' }
const sold = { name: 'ethereum-mainnet', displayName: 'Ethereum', contractAddress: usdc, chainId: '1' }
const dollars = { id: 'x-1', name: 'USD Coin', symbol: 'USDC', networks: [sold] }
const offer = (given: object = {}) => ({
  paymentCurrencies: [{ id: 'USD', limits: [limit] }],
  purchaseCurrencies: [dollars],
  ...given,
})
const networksOf = (...networks: object[]) =>
  optionsIn(offer({ purchaseCurrencies: [{ ...dollars, networks }] })).purchaseCurrencies[0]?.networks

test('options are read as the service tells them, and as the specification has them', () => {
  const older = {
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [limit] }],
    purchaseCurrencies: [
      {
        ...dollars,
        networks: [
          { name: 'ethereum-mainnet', display_name: 'Ethereum', contract_address: usdc, chain_id: '1' },
        ],
      },
    ],
  }
  expect(optionsIn(offer())).toEqual({
    paymentCurrencies: [{ id: 'USD', limits: [{ id: 'card', least: '10.00', most: '7500.00' }] }],
    purchaseCurrencies: [
      {
        id: 'x-1',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [{ name: 'ethereum-mainnet', label: 'Ethereum', chainId: 'eip155:1', address: usdc }],
      },
    ],
  })
  expect(optionsIn(older)).toEqual(optionsIn(offer()))
})

test('ways to pay have one name, in whichever letters a service writes them', () => {
  const limits = [{ ...limit, id: 'ACH_BANK_ACCOUNT' }]
  expect(optionsIn(offer({ paymentCurrencies: [{ id: 'USD', limits }] })).paymentCurrencies).toMatchObject([
    { limits: [{ id: 'ach_bank_account' }] },
  ])
})

test('a chain in digits is one of EVM, any other one of Solana, and without a contract it is the coin', () => {
  const reference = solana.id.slice('solana:'.length)
  expect(
    networksOf({ ...sold, contractAddress: '' }, { ...sold, chainId: reference, contractAddress: '' }),
  ).toMatchObject([
    { chainId: 'eip155:1', address: null },
    { chainId: solana.id, address: null },
  ])
})

test.each([
  ['a contract of another kind of chain', { chainId: solana.id.slice(7) }],
  ['a contract that is none', { contractAddress: '0x12' }],
  ['a chain that is none', { chainId: 'mainnet' }],
  ['no name', { name: 7 }],
  ['a label that nobody can see', { displayName: '\u200b' }],
])('a network with %s is left out', (_, wrong) => {
  expect(networksOf(sold, { ...sold, ...wrong })).toHaveLength(1)
})

test.each([
  ['nothing to buy', { purchaseCurrencies: [] }],
  ['nothing that can be read', { purchaseCurrencies: [{ ...dollars, networks: [] }] }],
  ['nothing to pay with', { paymentCurrencies: [] }],
  ['no limits', { paymentCurrencies: [{ id: 'USD', limits: [] }] }],
  ['limits that are no amounts', { paymentCurrencies: [{ id: 'USD', limits: [{ ...limit, min: 'much' }] }] }],
  ['no lists', { paymentCurrencies: { id: 7 } }],
])('an offer with %s is refused', (_, wrong) => {
  expect(() => optionsIn(offer(wrong))).toThrow('Currencies')
})

const money = (amount: unknown, field = 'value') => ({ [field]: amount, currency: 'USD' })
const quote = (field = 'value') => ({
  quoteId: 'q-1',
  paymentTotal: money('25.00', field),
  purchaseAmount: { [field]: '24.003898', currency: 'USDC' },
  coinbaseFee: money('0.99', field),
  networkFee: money('0.01', field),
})

test('a quote is read as the service tells it, and as the specification has it', () => {
  const told = quoteIn({ ...quote(), paymentSubTotal: money('24.00') })
  expect(told).toMatchObject({
    quoteId: 'q-1',
    paymentSubtotal: { amount: '24.00', currency: 'USD' },
    purchaseAmount: { amount: '24.003898', currency: 'USDC' },
    isEstimate: false,
  })
  expect(quoteIn({ ...quote('amount'), paymentSubtotal: money('24.00', 'amount') })).toEqual(told)
})

test.each([
  ['no id', { quoteId: '' }],
  ['an amount in words', { paymentTotal: money('much') }],
  ['an amount below nothing', { coinbaseFee: money('-1.00') }],
  ['an amount without its currency', { networkFee: { value: '1.00' } }],
  ['a place that is missing', { purchaseAmount: undefined }],
])('a quote with %s is refused', (_, wrong) => {
  expect(() => quoteIn({ ...quote(), paymentSubTotal: money('24.00'), ...wrong })).toThrow()
})

test('the address of a page is a text', () => {
  expect(urlIn({ url: 'https://pay.example/' })).toBe('https://pay.example/')
  expect(() => urlIn({ url: 7 })).toThrow('url')
})
