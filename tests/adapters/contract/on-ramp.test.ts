import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClock } from '../../../adapters/browser/clock.ts'
import { fakeOnRamp } from '../../../adapters/fake/fake-on-ramp.ts'
import { createOnRamp } from '../../../adapters/buy/on-ramp.ts'
import { limitStatus } from '../../../core/domain/buy/options.ts'
import type { OnRampOptions } from '../../../core/domain/buy/options.ts'
import type { OnRampOrder } from '../../../core/domain/buy/order.ts'
import { isSafeLink } from '../../../core/domain/values/remote-url.ts'
import type { OnRamp } from '../../../core/ports/on-ramp.ts'
import { alice } from '../../../fixtures/people.ts'
import { readText } from '../../../sandbox/http/read-text.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api', 'on-ramp'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

const service = (base = sandbox.endpoints.blockchainApi ?? '') =>
  createOnRamp({ base, projectId: 'x', country: 'DE', page: null, clock: createClock() })

/** So much of what is sold first, on its first network, or on another one. */
function orderOf(options: OnRampOptions, given: Partial<OnRampOrder> = {}): OnRampOrder {
  const [sold] = options.purchaseCurrencies
  const [payment] = options.paymentCurrencies
  const network = sold?.networks[0]
  if (!sold || !payment || !network) throw new Error('Nothing is sold here.')
  const { id, name, symbol } = sold
  const method = payment.limits[0]?.id ?? ''
  return { purchase: { id, name, symbol }, network, payment: payment.id, method, amount: '25.00', ...given }
}

async function ordered(onRamp: OnRamp, given: Partial<OnRampOrder> = {}): Promise<OnRampOrder> {
  const { options } = await valueOf(onRamp.options(null, unhurried))
  return orderOf(options, given)
}

function contract(name: string, createOnRamp: () => OnRamp): void {
  test(`${name}: says what can be bought, and between which amounts it is paid`, async () => {
    const { options } = await valueOf(createOnRamp().options(null, unhurried))
    expect(options.purchaseCurrencies.every(({ networks }) => networks.length > 0)).toBe(true)
    const limits = options.paymentCurrencies.flatMap((currency) => currency.limits)
    expect(limits.length).toBeGreaterThan(0)
    expect(limits.filter((limit) => limitStatus(limit.least, limit) !== 'within')).toEqual([])
  })

  test(`${name}: says what an order costs and gives`, async () => {
    const onRamp = createOnRamp()
    const order = await ordered(onRamp)
    const { quote } = await valueOf(onRamp.quote({ order }, unhurried))
    expect(quote).toMatchObject({
      isEstimate: false,
      paymentTotal: { amount: '25.00', currency: 'USD' },
      purchaseAmount: { currency: order.purchase.symbol },
    })
    expect(Number(quote.purchaseAmount.amount)).toBeGreaterThan(0)
  })

  test(`${name}: has a page on which it is paid`, async () => {
    const onRamp = createOnRamp()
    const order = await ordered(onRamp)
    const { link } = await valueOf(onRamp.link({ order, address: alice.address }, unhurried))
    expect(isSafeLink(link)).toBe(true)
    expect(link).toContain(alice.address)
  })

  test(`${name}: a question taken back is aborted`, async () => {
    expect(await failureFrom(createOnRamp().options(null, AbortSignal.abort()))).toEqual({ code: 'aborted' })
  })
}

contract('the service of the sandbox', () => service())

for (const order of answeringOrders) contract(`the fake, ${order}`, () => fakeOnRamp({ order }))

silentContract('the fake', () => {
  const onRamp = fakeOnRamp({ order: 'never' })
  return {
    options: (signal) => onRamp.options(null, signal),
    prepareWindow: (signal) => onRamp.prepareWindow(null, signal),
  }
})

test('the options of the sandbox are read, with coins by chain and no contract', async () => {
  const { options } = await valueOf(service().options(null, unhurried))
  const sold = options.purchaseCurrencies.flatMap(({ symbol, networks }) =>
    networks.map(({ chainId, address }) => [symbol, chainId, address === null]),
  )
  expect(sold).toContainEqual(['USDC', 'eip155:1', false])
  expect(sold).toContainEqual(['ETH', 'eip155:8453', true])
  expect(options.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
})

test.each([
  ['does not know it', { fault: 'status', status: 404 }],
  ['cannot answer it', { fault: 'status', status: 503 }],
  ['answers it otherwise', { fault: 'malformed' }],
] as const)('if the service %s, the documented request is sent', async (_, fault) => {
  const order = await ordered(service())
  const told = await valueOf(service().options(null, unhurried))
  sandbox.control('blockchain-api', { ...fault, path: '/onramp/buy' })
  expect(await valueOf(service().options(null, unhurried))).toEqual(told)
  const { quote } = await valueOf(service().quote({ order }, unhurried))
  expect(quote).toMatchObject({ isEstimate: false, paymentTotal: { amount: '25.00' } })
})

test('a second failure rejects with the first cause', async () => {
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/onramp/buy' })
  sandbox.control('blockchain-api', { fault: 'status', status: 404, path: '/onramp/options' })
  expect(await failureFrom(service().options(null, unhurried))).toMatchObject({
    code: 'http-status',
    status: 503,
  })
})

test('a refusal is final and sends no second request', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, {}, 400))
  const order = await ordered(service())
  expect((await failureFrom(service(base).quote({ order }, unhurried))).status).toBe(400)
  expect(requests).toHaveLength(1)
})

test('questions name country, network and way to pay', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, {}, 400))
  const order = await ordered(service(), { method: 'ach_bank_account', payment: 'EUR' })
  await failureFrom(service(base).options(null, unhurried))
  await failureFrom(service(base).quote({ order }, unhurried))
  const asked = requests.map(({ url }) => Object.fromEntries(new URL(url ?? '', base).searchParams))
  expect(asked).toEqual([
    { projectId: 'x', country: 'DE' },
    {
      projectId: 'x',
      country: 'DE',
      purchaseCurrency: order.purchase.id,
      purchaseNetwork: order.network.name,
      paymentAmount: '25.00',
      paymentCurrency: 'EUR',
      paymentMethod: 'ACH_BANK_ACCOUNT',
    },
  ])
})

test('the documented request contains the limits of each method from the service', async () => {
  const bodies: unknown[] = []
  const limits = [{ id: 'card', min: '5.00', max: '500.00' }]
  const sold = { id: 'usdc', name: 'USD Coin', symbol: 'USDC' }
  const network = { name: 'ethereum', displayName: 'Ethereum', contractAddress: '', chainId: '1' }
  const options = {
    paymentCurrencies: [{ id: 'USD', limits }],
    purchaseCurrencies: [{ ...sold, networks: [network] }],
  }
  const { base } = await serve((request, response) => {
    if (request.url?.startsWith('/v1/onramp/buy/options')) return sendJson(response, options)
    if (request.method === 'GET') return sendJson(response, {}, 404)
    void readText(request).then((text) => {
      bodies.push(JSON.parse(text))
      sendJson(response, {})
    })
  })
  const onRamp = service(base)
  await failureFrom(onRamp.quote({ order: await ordered(onRamp) }, unhurried))
  expect(bodies).toMatchObject([{ paymentCurrency: { id: 'USD', payment_method_limits: limits } }])
})

test.each([
  ['10.00', 'card'],
  ['7500.00', 'card'],
  ['10.00', 'ach_bank_account'],
  ['25.50', 'ach_bank_account'],
  ['25000.00', 'ach_bank_account'],
])('%s by %s is in the link, even if the service takes only integers', async (amount, method) => {
  const order = await ordered(service(), { amount, payment: 'EUR', method })
  const { link } = await valueOf(service().link({ order, address: alice.address }, unhurried))
  const { searchParams } = new URL(link)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    presetFiatAmount: amount,
    fiatCurrency: 'EUR',
    defaultPaymentMethod: method.toUpperCase(),
    defaultAsset: order.purchase.symbol,
    defaultNetwork: 'ethereum',
    partnerUserId: alice.address,
  })
  expect(JSON.parse(searchParams.get('destinationWallets') ?? '')).toEqual([
    { address: alice.address, blockchains: ['ethereum'], assets: [order.purchase.symbol] },
  ])
  const page = await fetch(link)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(amount)])
})

test('a network that Coinbase does not pay out on is refused before anything is asked', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, {}))
  const network = { name: 'gnosis', label: 'Gnosis', chainId: 'eip155:100', address: null }
  const order = await ordered(service(), { network })
  expect(await failureFrom(service(base).link({ order, address: alice.address }, unhurried))).toMatchObject({
    code: 'chain-unsupported',
    detail: expect.stringContaining('Gnosis'),
  })
  expect(requests).toHaveLength(0)
})

test.each(['javascript:alert(1)', 'http://pay.example/', 'nothing'])(
  'no visitor is led to %s',
  async (url) => {
    const { base } = await serve((_, response) => sendJson(response, { url }))
    const order = await ordered(service())
    expect((await failureFrom(service(base).link({ order, address: alice.address }, unhurried))).code).toBe(
      'malformed-answer',
    )
  },
)
