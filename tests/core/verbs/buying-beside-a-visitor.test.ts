import { expect, test } from 'vitest'
import { views } from '../../../core/domain/views.ts'
import type { ViewName } from '../../../core/domain/view-name.ts'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { onRamp } from '../../../core/events/on-ramp.ts'
import { router } from '../../../core/events/router.ts'
import { createOnRampVerbs } from '../../../core/on-ramp-verbs.ts'
import { buying } from '../effects/on-ramp-story.ts'
import { inTime } from '../in-time.ts'

/** Alice is connected, has the modal open at Buy with 25 dollars typed, and the host calls verbs. */
function beside() {
  const story = buying()
  const { offer, quote } = createOnRampVerbs(story.latchkey)
  story.open()
  story.type('25')
  const { events } = story
  const since = (mark: number) => events.slice(mark).map(({ type }) => type)
  return {
    ...story,
    offer: () => inTime(story.clock, offer()),
    quote: (request: Parameters<typeof quote>[0]) => inTime(story.clock, quote(request)),
    mark: () => events.length,
    /** What was told of views since then, which a verb never does. */
    ofViews: (mark: number) => since(mark).filter((type) => /^(router|modal|embed)\//.test(type)),
  }
}

const codeOf = (error: unknown): unknown => Object(error).code

test('what is offered and what it costs is answered whatever view the modal shows', async () => {
  const { offer, quote, latchkey, mark, ofViews } = beside()
  for (const view of Object.keys(views) as ViewName[]) {
    latchkey.dispatch(router.viewReset({ view } as never))
    const before = mark()
    const isOffered = (await offer()).purchases.length > 0
    const { paymentTotal } = await quote({ amount: '30' })
    expect([view, isOffered, paymentTotal.amount, ofViews(before)]).toEqual([view, true, '30.00', []])
  }
})

test.each([
  ['after a visitor came to buy', true],
  ['before anybody came to buy', false],
])('verbs that are called in one tick end in that order %s', async (_, isOpened) => {
  const { latchkey, clock, open } = buying()
  if (isOpened) open()
  const { offer, quote } = createOnRampVerbs(latchkey)
  const ended: string[] = []
  const asked = ['10', '20', '30'].flatMap((amount) => [
    quote({ amount }).then(({ paymentTotal }) => ended.push(paymentTotal.amount)),
  ])
  const offered = [offer(), offer()].map((one) =>
    one.then(({ payments }) => ended.push(payments[0]?.id ?? '')),
  )
  await inTime(clock, Promise.all([...asked, ...offered]))
  expect(ended.filter((one) => one !== 'USD')).toEqual(['10.00', '20.00', '30.00'])
  expect(ended.filter((one) => one === 'USD')).toHaveLength(2)
})

test('a verb leaves what a visitor has chosen, what it costs, and the view they choose in', async () => {
  const { quote, latchkey, press, form } = beside()
  press(onRamp.paymentChosen({ currency: 'EUR' }))
  press(onRamp.methodChosen({ method: 'ach_bank_account' }))
  const { choice, quote: standing } = form()
  const { history } = latchkey.state().router
  expect((await quote({ amount: '30' })).paymentTotal.currency).toBe('USD')
  expect([form().choice, latchkey.state().router.history]).toEqual([choice, history])
  expect(form().quote).toMatchObject({ order: Object(standing).order })
})

test('a quote that is awaited is answered whatever the visitor opens, chooses and closes', async () => {
  const { latchkey, shop, clock, press } = beside()
  const answer = shop.hang('quote')
  const quoted = createOnRampVerbs(latchkey).quote({ amount: '30' })
  await Promise.resolve().then(() => inTime(clock, Promise.resolve()))
  press(modal.closeRequested())
  press(modal.openRequested({ view: 'OnRampProviders' }))
  press(router.viewReset({ view: 'Account' }))
  answer.reject({ code: 'unreachable' })
  expect(await inTime(clock, quoted)).toMatchObject({ isEstimate: true, paymentTotal: { amount: '30.00' } })
})

test('two quotes that are awaited at once are answered apart', async () => {
  const { latchkey, shop, clock } = beside()
  const first = shop.hang('quote')
  const verbs = createOnRampVerbs(latchkey)
  const [one, other] = [verbs.quote({ amount: '30' }), verbs.quote({ amount: '40' })]
  expect((await inTime(clock, other)).paymentTotal.amount).toBe('40.00')
  first.reject({ code: 'unreachable' })
  expect(await inTime(clock, one)).toMatchObject({ isEstimate: true, paymentTotal: { amount: '30.00' } })
})

test('a visitor and a host who ask at once what is offered ask the service once', async () => {
  const story = buying()
  const options = story.shop.hang('options')
  story.open()
  const offered = inTime(story.clock, createOnRampVerbs(story.latchkey).offer())
  options.answer({ options: story.form().offer.options })
  expect((await offered).purchases).not.toEqual([])
  expect(story.asked('options')).toHaveLength(1)
})

test('nothing is offered or quoted to a page where nobody is connected', async () => {
  const { offer, quote, press } = beside()
  press(connection.disconnectRequested({}))
  expect(await offer().catch(codeOf)).toBe('unauthorized')
  expect(await quote({ amount: '30' }).catch(codeOf)).toBe('unauthorized')
})
