import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'

let sandbox: Sandbox
const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['solana', 'blockchain-api', 'on-ramp'] })
})
afterAll(() => sandbox.stop())

const api = (path: string, init?: RequestInit) => fetch(`${sandbox.endpoints.blockchainApi}${path}`, init)
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const query = (changed: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    projectId: 'x',
    country: 'US',
    purchaseCurrency: 'SOL',
    paymentAmount: '100.00',
    paymentCurrency: 'USD',
    paymentMethod: 'card',
    ...changed,
  }).toString()
const generator = (body: unknown) =>
  api('/v1/generators/onrampurl?projectId=x', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('the options are served in both formats', async () => {
  expect(await (await api('/v1/onramp/buy/options?projectId=x&country=US')).json()).toMatchObject({
    paymentCurrencies: [
      { id: 'USD', limits },
      { id: 'EUR', limits },
    ],
    purchaseCurrencies: [{ symbol: 'SOL', networks: [{ name: 'solana', displayName: 'Solana' }] }],
  })
  expect(await (await api('/v1/onramp/options?projectId=x')).json()).toMatchObject({
    paymentCurrencies: [{ id: 'USD', payment_method_limits: limits }, { id: 'EUR' }],
    purchaseCurrencies: [{ symbol: 'SOL', networks: [{ name: 'solana', display_name: 'Solana' }] }],
  })
})

test('a quote is consistent and contains the purchased amount', async () => {
  const money = (value: string, currency = 'USD') => ({ value, currency })
  expect(await (await api(`/v1/onramp/buy/quotes?${query()}`)).json()).toEqual({
    paymentTotal: money('100.00'),
    coinbaseFee: money('1.50'),
    networkFee: money('0.01'),
    paymentSubTotal: money('98.49'),
    // 98.49 dollars at 148.31 each.
    purchaseAmount: money('0.66408199', 'SOL'),
    quoteId: expect.any(String) as string,
  })
})

test('the older quote has its own shape', async () => {
  const response = await api('/v1/onramp/quote?projectId=x', {
    method: 'POST',
    body: JSON.stringify({
      purchaseCurrency: { id: 'SOL' },
      paymentCurrency: { id: 'EUR' },
      amount: '50',
      network: 'SOL',
    }),
  })
  expect(await response.json()).toMatchObject({
    paymentTotal: { amount: '50.00', currency: 'EUR' },
    paymentSubtotal: { amount: '49.24', currency: 'EUR' },
    quoteId: expect.any(String) as string,
  })
})

test.each([
  ['purchaseCurrency', 'DOGE'],
  ['purchaseNetwork', 'ethereum'],
  ['paymentCurrency', 'XYZ'],
  ['paymentMethod', 'shells'],
  ['paymentAmount', '9.99'],
  ['paymentAmount', '7500.01'],
  ['country', 'USA'],
])('a quote with %s=%s is refused by that field', async (field, value) => {
  const response = await api(`/v1/onramp/buy/quotes?${query({ [field]: value })}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
})

test('the page URL contains the order', async () => {
  const destinationWallets = [{ address, blockchains: ['ethereum'], assets: ['USDC'] }]
  const wish = {
    destinationWallets,
    partnerUserId: address,
    defaultNetwork: 'ethereum',
    presetFiatAmount: 25,
  }
  const { url } = (await (await generator(wish)).json()) as { url: string }
  const found = new URL(url)
  expect([found.origin, found.pathname]).toEqual([sandbox.endpoints.onRamp, '/buy/select-asset'])
  expect(JSON.parse(found.searchParams.get('destinationWallets') ?? '')).toEqual(destinationWallets)
  expect(found.searchParams.get('presetFiatAmount')).toBe('25')
})

test.each([
  ['a short name', 'someUserID'],
  ['an address of EVM', address],
  ['an address of Solana', 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96x'],
  ['fifty letters', 'x'.repeat(50)],
])('a user may be %s', async (_, partnerUserId) => {
  const response = await generator({ destinationWallets: [{ address }], partnerUserId })
  expect(response.status).toBe(200)
  expect(((await response.json()) as { url: string }).url).toContain(partnerUserId)
})

test.each([
  ['no JSON', '{'],
  ['no wallets', { partnerUserId: address }],
  ['a wallet without an address', { destinationWallets: [{}], partnerUserId: address }],
  ['no user', { destinationWallets: [{ address }] }],
  ['an empty user', { destinationWallets: [{ address }], partnerUserId: '' }],
  ['a long user', { destinationWallets: [{ address }], partnerUserId: 'x'.repeat(51) }],
  ['half a coin', { destinationWallets: [{ address }], partnerUserId: address, presetFiatAmount: 9.5 }],
])('the address is not made for %s', async (_, body) => {
  const response = await generator(body)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('text/plain')
})
