import { expect, test } from 'vitest'
import { defaultOnRampOptions, moneyDecimals } from '../../../../core/domain/buy/options.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentOnRampQuote } from '../../../../core/selectors/buy/on-ramp.ts'
import { buying } from './story.ts'

const offered = {
  paymentCurrencies: [{ id: 'CHF', limits: [{ id: 'card', least: '20.00', most: '50.00' }] }],
  purchaseCurrencies: [
    {
      id: 'eth',
      name: 'Ether',
      symbol: 'ETH',
      networks: [{ name: 'base', label: 'Base', chainId: 'eip155:8453', address: null }],
    },
  ],
}

test('the options are loaded once, when the visitor opens the form', () => {
  const { open, asked, form, go } = buying()
  expect(asked('options')).toHaveLength(0)
  open()
  go('OnRampTokenSelect')
  expect(asked('options')).toHaveLength(1)
  expect(form().offer).toEqual({ status: 'loaded', options: defaultOnRampOptions })
})

test('the window code is preloaded before a press needs it', () => {
  const { open, asked } = buying()
  open()
  expect(asked('prepareWindow')).toHaveLength(1)
})

test('the tokens and limits come from the options of the service', () => {
  const story = buying()
  story.shop.answer('options', { options: offered })
  story.open()
  story.type('10')
  story.choose()
  expect(story.bought()).toEqual([])
  story.type('20')
  story.choose()
  expect(story.current()?.wanted).toEqual({
    purchase: { id: 'eth', name: 'Ether', symbol: 'ETH' },
    network: offered.purchaseCurrencies[0]?.networks[0],
    payment: 'CHF',
    method: 'card',
    amount: '20.00',
  })
})

test('the built-in options are used if the service fails, and are loaded again at the next visit', () => {
  const story = buying()
  story.shop.reject('options', { code: 'http-status', status: 404 })
  story.open()
  expect(story.form().offer).toEqual({ status: 'failed', options: defaultOnRampOptions })
  story.type('25')
  story.choose()
  expect(story.current()?.wanted.purchase.symbol).toBe('USDC')
  story.press(router.viewReset({ view: 'OnRampProviders' }))
  expect(story.form().offer.status).toBe('loaded')
})

test('options that never come fail in the end', () => {
  const story = buying()
  story.shop.hang('options')
  story.open()
  expect(story.form().offer.status).toBe('loading')
  story.clock.pass(20_000)
  expect(story.form().offer).toEqual({ status: 'failed', options: defaultOnRampOptions })
})

test.each([
  ['9.99', 'card', false],
  ['10.00', 'card', true],
  ['7500.00', 'card', true],
  ['7500.01', 'card', false],
  ['7500.01', 'ach_bank_account', true],
  ['25000.00', 'ach_bank_account', true],
  ['25000.01', 'ach_bank_account', false],
  ['', 'card', false],
  ['ten', 'card', false],
])('%s by %s can be bought: %s', (amount, method, isBought) => {
  const story = buying()
  story.open()
  story.press(onRamp.methodChosen({ method }))
  story.type(amount)
  story.choose()
  expect(story.bought()).toHaveLength(isBought ? 1 : 0)
  expect(story.asked('quote')).toHaveLength(isBought ? 1 : 0)
  expect(story.shop.windows()).toHaveLength(isBought ? 1 : 0)
})

test('the last typed amount is quoted after a pause', () => {
  const story = buying()
  story.open()
  for (const text of ['2', '25', '250']) {
    story.press(onRamp.amountTyped({ text, separator: '.' }))
    story.clock.pass(199)
  }
  expect(story.asked('quote')).toHaveLength(0)
  story.clock.pass(1)
  expect(story.asked('quote').map(({ request }) => request)).toMatchObject([{ order: { amount: '250.00' } }])
  expect(currentOnRampQuote(story.latchkey.state())?.purchaseAmount).toEqual({
    amount: '249.00',
    currency: 'USDC',
  })
})

test('a new amount cancels the pending quote of the old one', () => {
  const story = buying()
  story.open()
  const first = story.shop.hang('quote')
  story.type('25')
  story.type('100')
  expect(story.asked('quote').map(({ isAborted }) => isAborted)).toEqual([true, false])
  first.reject({ code: 'unreachable' })
  expect(currentOnRampQuote(story.latchkey.state())?.paymentTotal.amount).toBe('100.00')
})

test.each([
  [
    'the token',
    onRamp.purchaseChosen({
      id: defaultOnRampOptions.purchaseCurrencies[0]?.id ?? '',
      chainId: 'eip155:137',
    }),
  ],
  ['the currency', onRamp.paymentChosen({ currency: 'EUR' })],
  ['the way to pay', onRamp.methodChosen({ method: 'ach_bank_account' })],
])('a new choice of %s requests a new quote', (_, choice) => {
  const story = buying()
  story.open()
  story.type('25')
  story.press(choice)
  story.clock.pass(200)
  expect(story.asked('quote')).toHaveLength(2)
})

test('an amount that is written otherwise is the same one', () => {
  const story = buying()
  story.open()
  story.type('25')
  story.type('25.00')
  expect(story.asked('quote')).toHaveLength(1)
})

test('a failed quote is estimated, and a press requests it again', () => {
  const story = buying()
  story.open()
  story.shop.reject('quote', { code: 'http-status', status: 503 })
  story.type('25')
  const quote = () => currentOnRampQuote(story.latchkey.state())
  expect(quote()).toMatchObject({ isEstimate: true, purchaseAmount: { amount: '25.00', currency: 'USD' } })
  story.press(onRamp.quoteRetried())
  story.clock.pass(200)
  expect(quote()).toMatchObject({ isEstimate: false })
})

test('a quote that never comes is estimated in the end', () => {
  const story = buying()
  story.open()
  story.shop.hang('quote')
  story.type('25')
  story.clock.pass(20_000)
  expect(currentOnRampQuote(story.latchkey.state())?.isEstimate).toBe(true)
})

test('a choice of token or currency returns to the form', () => {
  const { open, go, press, view } = buying()
  open()
  go('OnRampTokenSelect')
  press(onRamp.purchaseChosen({ id: 'x', chainId: 'eip155:1' }))
  expect(view()).toBe('OnRampProviders')
  go('OnRampFiatSelect')
  press(onRamp.paymentChosen({ currency: 'EUR' }))
  expect(view()).toBe('OnRampProviders')
  press(onRamp.paymentChosen({ currency: 'USD' }))
  expect(view()).toBe('OnRampProviders')
})

test('an explanation of purchases has its own view', () => {
  const { open, press, view } = buying()
  open()
  press(router.viewPushed({ view: 'WhatIsABuy' }))
  expect(view()).toBe('WhatIsABuy')
})

test('an on-ramp that the host switched off is asked nothing', () => {
  const story = buying({ options: { enableOnramp: false } })
  story.open()
  story.type('25')
  expect(story.shop.questions).toEqual([])
})

test('money has two decimals', () => {
  const story = buying()
  story.open()
  story.type('25.5')
  story.choose()
  expect(story.current()?.wanted.amount.split('.')[1]).toHaveLength(moneyDecimals)
  story.type('25.555')
  story.choose()
  expect(story.bought()).toHaveLength(1)
})
