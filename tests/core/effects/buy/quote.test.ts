import { expect, test } from 'vitest'
import { polygon } from '../../../../core/domain/network/known-networks.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentOnRampQuote } from '../../../../core/selectors/buy/on-ramp.ts'
import { onRampProviderRows } from '../../../../core/view-models/buy/provider-rows.ts'
import { onRampQuoteLines } from '../../../../core/view-models/buy/quote-lines.ts'
import { buying } from './story.ts'

/** Alice looks at what 25 dollars buy; `gives` is what the service says from then on. */
function looking() {
  const story = buying()
  story.open()
  story.type('25')
  const quotes = () => story.asked('quote').length
  const received = () => currentOnRampQuote(story.latchkey.state())?.purchaseAmount.amount
  const row = () => onRampProviderRows(story.latchkey.state()).items[0]
  return { ...story, quotes, received, row }
}

test('a quote is renewed every twenty seconds while it is shown, and remains meanwhile', () => {
  const { clock, quotes, received, shop } = looking()
  clock.pass(19_999)
  expect(quotes()).toBe(1)
  const second = shop.hang('quote')
  clock.pass(201)
  expect([quotes(), received()]).toEqual([2, '24.00'])
  second.reject({ code: 'aborted' })
  clock.pass(20_200)
  expect(quotes()).toBe(3)
})

test('a quote pauses in other views, and an expired one is renewed on return', () => {
  const { clock, quotes, go, press } = looking()
  go('WhatIsABuy')
  clock.pass(60_000)
  expect(quotes()).toBe(1)
  press(router.wentBack())
  clock.pass(200)
  expect(quotes()).toBe(2)
  clock.pass(15_000)
  go('WhatIsABuy')
  press(router.wentBack())
  clock.pass(4999)
  expect(quotes()).toBe(2)
  clock.pass(201)
  expect(quotes()).toBe(3)
})

test('no quote is requested while the modal is closed', () => {
  const { clock, quotes, press } = looking()
  press(modal.closeRequested())
  clock.pass(60_000)
  expect(quotes()).toBe(1)
})

test('an amount typed during a renewal wins over the renewed quote', () => {
  const { clock, press, received, shop } = looking()
  const renewal = shop.hang('quote')
  clock.pass(20_200)
  press(onRamp.amountTyped({ text: '100', separator: '.' }))
  renewal.reject({ code: 'unreachable' })
  clock.pass(200)
  expect(received()).toBe('99.00')
})

test('an amount that is gone and back again is renewed all the same', () => {
  const { clock, type, quotes } = looking()
  type('')
  type('25')
  expect(quotes()).toBe(1)
  clock.pass(20_000)
  expect(quotes()).toBe(2)
})

test('a quote that cannot be renewed is marked as old and requested again later', () => {
  const { clock, quotes, received, shop, latchkey } = looking()
  const words = () => onRampQuoteLines(latchkey.state()).estimated?.title ?? null
  shop.reject('quote', { code: 'unreachable' })
  clock.pass(20_200)
  expect([quotes(), received()]).toEqual([2, '24.00'])
  expect(words()).toBe("Couldn't update the quote. It may be out of date.")
  clock.pass(19_999)
  expect(quotes()).toBe(2)
  clock.pass(201)
  expect([quotes(), received(), words()]).toEqual([3, '24.00', null])
})

/** A quote that says that 23 USDC come for 25 dollars. */
const dearer = {
  quoteId: 'dearer',
  paymentTotal: { amount: '25.00', currency: 'USD' },
  paymentSubtotal: { amount: '23.00', currency: 'USD' },
  purchaseAmount: { amount: '23.00', currency: 'USDC' },
  coinbaseFee: { amount: '2.00', currency: 'USD' },
  networkFee: { amount: '0.00', currency: 'USD' },
  isEstimate: false,
}

test('payment waits for the renewal of an expired quote and uses the new one', () => {
  const { clock, shop, choose, bought, row, current } = looking()
  const renewal = shop.hang('quote')
  clock.pass(20_200)
  expect(row()).toMatchObject({ press: null, busy: true, detail: 'Updating the quote' })
  choose()
  expect([bought(), shop.windows()]).toEqual([[], []])
  renewal.answer({ quote: dearer })
  expect(row()?.press).toMatchObject({ type: 'onRamp/purchaseRequested', data: { by: 'visitor' } })
  choose()
  expect(current()?.quote?.purchaseAmount.amount).toBe('23.00')
})

test('a press on a page that comes back with an old quote asks for a new one first', () => {
  const { clock, quotes, choose, bought, row, received } = looking()
  clock.beSeen(false)
  clock.pass(60_000)
  expect(quotes()).toBe(1)
  choose()
  expect([bought(), row()?.detail]).toEqual([[], 'Updating the quote'])
  clock.pass(200)
  expect([quotes(), received()]).toEqual([2, '24.00'])
  choose()
  expect(bought()).toHaveLength(1)
})

test('a quote counts as expired if the clock was set back', () => {
  const { clock, quotes, choose, bought, go, press } = looking()
  clock.pass(-3_600_000)
  choose()
  clock.pass(200)
  expect([bought(), quotes()]).toEqual([[], 2])
  go('WhatIsABuy')
  clock.pass(-3_600_000)
  press(router.wentBack())
  clock.pass(200)
  expect(quotes()).toBe(3)
})

test('payment waits for the first quote', () => {
  const { shop, press, clock, choose, bought, row } = looking()
  const first = shop.hang('quote')
  press(onRamp.amountTyped({ text: '100', separator: '.' }))
  expect(row()).toMatchObject({ press: null, busy: true, detail: 'Getting a quote' })
  clock.pass(200)
  choose()
  expect(bought()).toEqual([])
  first.reject({ code: 'unreachable' })
  choose()
  expect(bought()).toHaveLength(1)
})

test('an option that the host removes is no longer quoted, and its replacement is quoted at once', () => {
  const { latchkey, shop, clock, choose, bought, row, quotes, received } = looking()
  const next = shop.hang('quote')
  latchkey.update({ networks: [polygon] })
  expect(row()).toMatchObject({ press: null, busy: true, detail: 'Getting a quote' })
  clock.pass(200)
  expect(quotes()).toBe(2)
  choose()
  expect(bought()).toEqual([])
  next.answer({ quote: dearer })
  expect(received()).toBe('23.00')
  choose()
  expect(bought()).toHaveLength(1)
})

test('a quote marked as old can be bought, even during its renewal', () => {
  const { shop, clock, choose, bought, row } = looking()
  shop.reject('quote', { code: 'unreachable' })
  clock.pass(20_200)
  shop.hang('quote')
  clock.pass(20_200)
  expect(row()?.detail).toBe('Fees 1-2%')
  choose()
  expect(bought()).toHaveLength(1)
})

test.each([
  ['another currency', { paymentTotal: { amount: '25.00', currency: 'EUR' } }, "didn't match your order"],
  [
    'nothing for the money',
    { purchaseAmount: { amount: '0', currency: 'USDC' } },
    'far from the price of USDC',
  ],
  [
    'a hundredth of it',
    { purchaseAmount: { amount: '0.24', currency: 'USDC' } },
    'far from the price of USDC',
  ],
])('a quote of %s is rejected with a reason', (_, given, words) => {
  const { press, shop, lines, quoteOf, clock, row } = faulty()
  shop.answer('quote', { quote: { ...quoteOf(), ...given } })
  press(onRamp.quoteRetried())
  clock.pass(200)
  expect(lines().received?.value).toBe('about $25.00')
  expect(lines().estimated?.title).toContain(words)
  expect(row()?.press).not.toBeNull()
  press(onRamp.quoteRetried())
  clock.pass(200)
  expect([lines().received?.value, lines().estimated]).toEqual(['24 USDC', null])
})

/** The first quote fails, so that only an estimate stands before the next one. */
function faulty() {
  const story = buying()
  story.shop.reject('quote', { code: 'unreachable' })
  story.open()
  story.type('25')
  const money = (amount: string) => ({ amount, currency: 'USD' })
  return {
    ...story,
    lines: () => onRampQuoteLines(story.latchkey.state()),
    row: () => onRampProviderRows(story.latchkey.state()).items[0],
    quoteOf: () => ({
      quoteId: 'q',
      paymentTotal: money('25.00'),
      paymentSubtotal: money('24.00'),
      purchaseAmount: { amount: '24.00', currency: 'USDC' },
      coinbaseFee: money('1.00'),
      networkFee: money('0.00'),
      isEstimate: false,
    }),
  }
}
