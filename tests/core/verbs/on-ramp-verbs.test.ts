import { expect, test } from 'vitest'
import { fakeChain } from '../../../adapters/fake/fake-chain.ts'
import { onRampQuoteLifetime } from '../../../core/domain/limits.ts'
import { defaultOnRampOptions } from '../../../core/domain/buy/options.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { onRamp } from '../../../core/events/buy/on-ramp.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { purchaseSummary } from '../../../core/view-models/buy/purchase-summary.ts'
import { bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { buying, meld, payPage } from '../effects/buy/story.ts'
import { inTime } from '../in-time.ts'

const [usdc] = defaultOnRampOptions.purchaseCurrencies

const codeOf = (error: unknown): unknown => Object(error).code

/** Alice is connected, and the modal was never opened. */
function headless(given: Parameters<typeof buying>[0] = {}) {
  const story = buying(given)
  const { offer, quote, buy } = createOnRampVerbs(story.latchkey)
  return {
    ...story,
    offer: () => inTime(story.clock, offer()),
    quote: (request: Parameters<typeof quote>[0]) => inTime(story.clock, quote(request)),
    pay: (request: Parameters<typeof buy>[0]) => inTime(story.clock, buy(request)),
    purchase: () => purchaseSummary(story.latchkey.state()),
  }
}

test('a host can read the purchases, payments, providers and a quote', async () => {
  const { offer, quote } = headless({ options: { onRampProviders: [meld] } })
  const { purchases, payments, providers } = await offer()
  expect(purchases.map(({ symbol }) => symbol)).toContain('USDC')
  expect(payments.length).toBeGreaterThan(0)
  expect(providers.map(({ id }) => id)).toEqual(['coinbase', 'meld'])
  expect(await quote({ amount: '25' })).toMatchObject({ isEstimate: false })
})

test('a purchase opens the window of its provider, and is followed, with no modal ever open', async () => {
  const { pay, purchase, shop, types } = headless()
  expect(purchase()).toBeNull()
  const { link, isWindowOpen } = await pay({ amount: '25' })
  expect([link.startsWith('https://'), isWindowOpen]).toEqual([true, true])
  expect(shop.windows()).toMatchObject([{ link, isOpen: true }])
  expect(purchase()).toMatchObject({ status: 'waiting', provider: 'coinbase', link, failure: null })
  expect(types()).not.toContain('modal/opened')
})

test('a provider of the host is bought from', async () => {
  const { pay } = headless({ options: { onRampProviders: [meld] } })
  expect((await pay({ amount: '25', provider: 'meld' })).link).toMatch(/^https:\/\/meld\.example\//)
})

test.each([
  ['an amount that is none', { amount: 'much' }, 'invalid-request'],
  ['a currency that nobody takes', { amount: '25', payment: 'GBP' }, 'invalid-request'],
  ['a way to pay that there is not', { amount: '25', method: 'cheque' }, 'invalid-request'],
  [
    'a token on a network where it is not sold',
    { amount: '25', purchase: { id: usdc?.id ?? '', chainId: 'eip155:8453' } },
    'invalid-request',
  ],
  ['an amount above the limit', { amount: '9999999' }, 'limit-exceeded'],
  ['a provider that is not offered', { amount: '25', provider: 'meld' }, 'resource-not-found'],
])('%s is refused, and no window is opened', async (_, request, code) => {
  const { pay, shop } = headless()
  expect(await pay(request).catch(codeOf)).toBe(code)
  expect(shop.windows()).toEqual([])
})

test('a quote for an unknown payment names the payments on offer', async () => {
  const { quote, asked } = headless()
  const refusal = await quote({ amount: '25', payment: 'GBP' }).catch((error: unknown) => error)
  expect(String(refusal)).toContain('The payment is the string "GBP"; expected one of USD, EUR.')
  expect(asked('quote')).toEqual([])
})

test.each([
  [
    { amount: '25', provider: 'meld' },
    'resource-not-found',
    'Nothing was bought: the requested thing does not exist (resource-not-found).',
    'The provider is the string "meld"; expected one of coinbase.',
  ],
  [
    { amount: '1' },
    'limit-exceeded',
    'Nothing was bought: it takes at least 10.00 USD by card (limit-exceeded).',
    'The amount is 1.00; expected 10.00 to 7500.00 USD by card.',
  ],
  [
    { amount: '9999999' },
    'limit-exceeded',
    'Nothing was bought: it takes at most 7500.00 USD by card (limit-exceeded).',
    'The amount is 9999999.00; expected 10.00 to 7500.00 USD by card.',
  ],
])('a purchase of %o is refused with a reason', async (request, code, shortMessage, detail) => {
  const { pay } = headless()
  const refusal = await pay(request).catch((error: unknown) => Object(error))
  expect(refusal).toMatchObject({ code, shortMessage, meta: [detail] })
})

test('an expired quote is renewed before the purchase', async () => {
  const { quote, pay, clock, asked, shop } = headless()
  await quote({ amount: '25' })
  clock.pass(onRampQuoteLifetime)
  expect(await pay({ amount: '25' })).toMatchObject({ isWindowOpen: true })
  expect(asked('quote')).toHaveLength(2)
  expect(shop.windows()).toHaveLength(1)
})

test('a purchase rejects with resource-not-found if the host removes the provider meanwhile', async () => {
  const { pay, latchkey, shop } = headless({ options: { onRampProviders: [meld] } })
  const leave = latchkey.on(onRamp.quoteAnswered, () => {
    leave()
    latchkey.update({ onRampProviders: [] })
  })
  expect(await pay({ amount: '25', provider: 'meld' }).catch(codeOf)).toBe('resource-not-found')
  expect(shop.windows()).toEqual([])
})

test('omitted fields default to the first option, regardless of earlier choices', async () => {
  const { open, press, quote, asked } = headless()
  open()
  press(onRamp.paymentChosen({ currency: 'EUR' }))
  press(modal.closeRequested())
  const purchase = { id: usdc?.id ?? '', chainId: 'eip155:137' }
  await quote({ amount: '30', payment: 'EUR', method: 'ach_bank_account', purchase })
  await quote({ amount: '25' })
  expect(asked('quote').at(-1)?.request).toMatchObject({
    order: { payment: 'USD', method: 'card', network: { chainId: 'eip155:1' } },
  })
})

test('a host is answered its own purchase, also where a visitor buys something else meanwhile', async () => {
  const { pay, shop, open, type, choose, asked } = headless({ options: { onRampProviders: [meld] } })
  const page = shop.hang('link')
  const bought = pay({ amount: '25' })
  await eventually(() => expect(asked('link')).toHaveLength(1))
  open()
  type('30')
  choose('meld')
  page.answer({ link: payPage })
  expect((await bought).link).toBe(payPage)
})

test('pay() rejects with unreachable if its page cannot be loaded', async () => {
  const { pay, shop, purchase } = headless()
  shop.reject('link', { code: 'unreachable' })
  expect(await pay({ amount: '25' }).catch(codeOf)).toBe('unreachable')
  expect(purchase()).toMatchObject({ status: 'failed', failure: { code: 'unreachable' } })
})

test.each([
  ['nobody said what was there before, so nobody can know whether it came', false, true],
  ['there is no more than before', true, false],
])('a host reads of a purchase that is overdue that %s', async (_, isAnswered, isUnknown) => {
  const chain = fakeChain()
  const { pay, purchase, clock } = headless({
    options: { onRampProviders: [meld] },
    ports: { chains: { eip155: chain } },
  })
  if (!isAnswered) chain.reject('balance', { code: 'unreachable' })
  await pay({ amount: '25', provider: 'meld' })
  expect(purchase()).toMatchObject({ status: 'waiting', isUnknown: false })
  clock.pass(200_000)
  expect(purchase()).toMatchObject({ status: 'overdue', isUnknown })
})

test('buying that is switched off is refused', async () => {
  const { offer } = headless({ options: { enableOnramp: false } })
  expect(await offer().catch(codeOf)).toBe('feature-disabled')
})

test('a purchase that the host switches off before it has begun ends with that', async () => {
  const { pay, latchkey, shop, asked } = headless()
  const options = shop.hang('options')
  const paid = pay({ amount: '25' }).catch(codeOf)
  await eventually(() => expect(asked('options')).toHaveLength(1))
  latchkey.update({ enableOnramp: false })
  options.reject({ code: 'unreachable' })
  expect(await paid).toBe('feature-disabled')
  expect(shop.windows()).toEqual([])
})

test('a quote is answered though a visitor goes on to something else in the page before it is asked', async () => {
  const { quote, latchkey, shop, asked } = headless()
  const options = shop.hang('options')
  const quoted = quote({ amount: '25' })
  await eventually(() => expect(asked('options')).toHaveLength(1))
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  options.answer({ options: defaultOnRampOptions })
  expect(await quoted).toMatchObject({ isEstimate: false })
  expect(asked('quote')).toHaveLength(1)
})

test('a page that pays out to somebody else is refused by its code, and nothing is opened', async () => {
  const { pay, shop } = headless()
  shop.answer('link', { link: `https://pay.coinbase.com/buy?address=${bob.address}` })
  await expect(pay({ amount: '25' })).rejects.toMatchObject({ code: 'receiver-mismatch' })
  expect(shop.windows()).toMatchObject([{ link: null, isOpen: false }])
})

test.each([
  [null, 'risk-not-accepted'],
  [[], 'risk-not-accepted'],
  [5, 'bad-request'],
  [{}, 'bad-request'],
  ['unchecked-page', 'bad-request'],
  ['no-unchecked-page', 'bad-request'],
])('a page that could not be checked is not opened for a host that accepts %j', async (odd, code) => {
  const { pay, shop } = headless()
  shop.answer('link', { link: 'https://pay.coinbase.com/buy?sessionToken=abc' })
  const accept = odd as unknown as undefined
  await expect(pay({ amount: '25', accept })).rejects.toMatchObject({ code })
})

test('a page that could not be checked is opened for a host that accepts that, and for no other', async () => {
  const { pay, shop, purchase } = headless()
  const hidden = 'https://pay.coinbase.com/buy?sessionToken=abc'
  shop.answer('link', { link: hidden })
  await expect(pay({ amount: '25' })).rejects.toMatchObject({
    code: 'risk-not-accepted',
    message: expect.stringContaining('Not accepted: unchecked-page.'),
  })
  expect(purchase()).toMatchObject({ status: 'failed', link: null })
  shop.answer('link', { link: hidden })
  expect(await pay({ amount: '25', accept: ['unchecked-page'] })).toEqual({
    link: hidden,
    isWindowOpen: true,
  })
})

test('a quote that can not be right is refused to a host, and nothing is bought at it', async () => {
  const { quote, pay, shop, asked } = headless()
  const dear = { amount: '0.01', currency: 'USDC' }
  const good = await quote({ amount: '25' })
  shop.answer('quote', { quote: { ...good, purchaseAmount: dear } })
  await expect(pay({ amount: '26' })).rejects.toMatchObject({ code: 'verification-failed' })
  expect(asked('link')).toHaveLength(0)
})
