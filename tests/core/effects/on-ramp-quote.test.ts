import { expect, test } from 'vitest'
import { modal } from '../../../core/events/modal.ts'
import { onRamp } from '../../../core/events/on-ramp.ts'
import { router } from '../../../core/events/router.ts'
import { standingOnRampQuote } from '../../../core/selectors/on-ramp.ts'
import { onRampQuoteLines } from '../../../core/view-models/on-ramp-quote-lines.ts'
import { buying } from './on-ramp-story.ts'

/** Alice looks at what 25 dollars buy; `gives` is what the service says from then on. */
function looking() {
  const story = buying()
  story.open()
  story.type('25')
  const quotes = () => story.asked('quote').length
  const received = () => standingOnRampQuote(story.latchkey.state())?.purchaseAmount.amount
  return { ...story, quotes, received }
}

test('a quote is renewed every twenty seconds while somebody looks at it, and stands meanwhile', () => {
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

test('nobody who is elsewhere is quoted anything; an old quote is renewed as they come back, a young one when its time has come', () => {
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

test('with the modal closed nothing is quoted', () => {
  const { clock, quotes, press } = looking()
  press(modal.closeRequested())
  clock.pass(60_000)
  expect(quotes()).toBe(1)
})

test('an amount that is typed while the old one is quoted again is the one that counts', () => {
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

test('a quote that cannot be renewed stands, is told to be old, and is asked again when its time has come', () => {
  const { clock, quotes, received, shop, latchkey } = looking()
  const words = () => onRampQuoteLines(latchkey.state()).estimated?.title ?? null
  shop.reject('quote', { code: 'unreachable' })
  clock.pass(20_200)
  expect([quotes(), received()]).toEqual([2, '24.00'])
  expect(words()).toBe('No newer quote came, so this one may be out of date.')
  clock.pass(19_999)
  expect(quotes()).toBe(2)
  clock.pass(201)
  expect([quotes(), received(), words()]).toEqual([3, '24.00', null])
})
