import { expect, test } from 'vitest'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { onRamp } from '../../../core/events/buy/on-ramp.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { buying, payPage, row } from '../effects/buy/story.ts'
import { inTime } from '../in-time.ts'

/** Alice is connected, has the modal open at Buy with 25 dollars typed, and the host calls verbs. */
function beside() {
  const story = buying()
  const { offer, quote, buy } = createOnRampVerbs(story.latchkey)
  story.open()
  story.type('25')
  const { events } = story
  const since = (mark: number) => events.slice(mark).map(({ type }) => type)
  return {
    ...story,
    offer: () => inTime(story.clock, offer()),
    quote: (request: Parameters<typeof quote>[0]) => inTime(story.clock, quote(request)),
    pay: (request: Parameters<typeof buy>[0]) => inTime(story.clock, buy(request)),
    mark: () => events.length,
    /** What was told of views since then, which a verb never does. */
    ofViews: (mark: number) => since(mark).filter((type) => /^(router|modal|embed)\//.test(type)),
  }
}

const codeOf = (error: unknown): unknown => Object(error).code

test('the on-ramp offer and quote are answered in every view of the modal', async () => {
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

test('a host quote does not change the choice, the quote or the history of the visitor', async () => {
  const { quote, latchkey, press, form } = beside()
  press(onRamp.paymentChosen({ currency: 'EUR' }))
  press(onRamp.methodChosen({ method: 'ach_bank_account' }))
  const { choice, quotePhase: standing } = form()
  const { history } = latchkey.state().router
  expect((await quote({ amount: '30' })).paymentTotal.currency).toBe('USD')
  expect([form().choice, latchkey.state().router.history]).toEqual([choice, history])
  expect(form().quotePhase).toMatchObject({ order: Object(standing).order })
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

test('the service is asked once if a visitor and a host request the offer together', async () => {
  const story = buying()
  const options = story.shop.hang('options')
  story.open()
  const offered = inTime(story.clock, createOnRampVerbs(story.latchkey).offer())
  options.answer({ options: story.form().offer.options })
  expect((await offered).purchases).not.toEqual([])
  expect(story.asked('options')).toHaveLength(1)
})

test('offer() and quote() reject with unauthorized if no wallet is connected', async () => {
  const { offer, quote, press } = beside()
  press(connection.disconnectRequested({}))
  expect(await offer().catch(codeOf)).toBe('unauthorized')
  expect(await quote({ amount: '30' }).catch(codeOf)).toBe('unauthorized')
})

test('a purchase of the host opens its window whatever view the modal shows, and moves none', async () => {
  const { pay, latchkey, shop, mark, ofViews, bought } = beside()
  const all = Object.keys(views) as ViewName[]
  for (const view of all) {
    latchkey.dispatch(router.viewReset({ view } as never))
    const before = mark()
    const { isWindowOpen } = await pay({ amount: '30' })
    expect([view, isWindowOpen, ofViews(before)]).toEqual([view, true, []])
  }
  expect(shop.windows()).toHaveLength(all.length)
  expect(bought()).toHaveLength(all.length)
})

test('purchases that are begun in one tick end in that order, each with its own page', async () => {
  const { latchkey, clock, bought } = beside()
  const { buy } = createOnRampVerbs(latchkey)
  const ended: string[] = []
  const begun = ['10', '20', '30'].map((amount) => buy({ amount }).then(({ link }) => ended.push(link)))
  await inTime(clock, Promise.all(begun))
  expect(bought().map(({ wanted }) => wanted.amount)).toEqual(['10.00', '20.00', '30.00'])
  expect(ended).toEqual(bought().map(({ link }) => link))
})

test('a host purchase leaves the choice of the visitor, and survives closed and opened views', async () => {
  const { pay, latchkey, shop, form, press, asked } = beside()
  const { choice } = form()
  const page = shop.hang('link')
  const begun = pay({ amount: '30' })
  await eventually(() => expect(asked('link')).toHaveLength(1))
  press(router.viewReset({ view: 'Networks' }))
  press(modal.closeRequested())
  press(modal.openRequested({ view: 'OnRampProviders' }))
  page.answer({ link: payPage })
  expect(await begun).toEqual({ link: payPage, isWindowOpen: true })
  expect(form().choice).toEqual(choice)
  expect(latchkey.state().router.history.at(-1)).toEqual({ view: 'OnRampProviders' })
})

test('a page that comes late belongs to its own purchase', async () => {
  const { pay, shop, choose, bought, asked } = beside()
  const first = shop.hang('link')
  const begun = pay({ amount: '30' })
  await eventually(() => expect(asked('link')).toHaveLength(1))
  shop.reject('link', { code: 'unreachable' })
  choose()
  first.answer({ link: payPage })
  expect((await begun).link).toBe(payPage)
  expect(bought().map(({ by, step }) => [by, step])).toEqual([
    ['host', 'waiting'],
    ['visitor', 'failed'],
  ])
})

test('a toast reports a host purchase that completes, but not a page that failed to load', async () => {
  const { pay, shop, toasts, rows, clock } = beside()
  shop.reject('link', { code: 'unreachable' })
  expect(await pay({ amount: '30' }).catch(codeOf)).toBe('unreachable')
  expect(toasts()).toEqual([])
  await pay({ amount: '30' })
  rows.unshift(row({ amount: '29.00' }))
  clock.pass(4000)
  expect(toasts()).toEqual(['onRamp.bought'])
})

test('a visitor finds a purchase of the host from the form, and is led on from it once it is paid', async () => {
  const { pay, press, go, view, current, rows, clock, parts } = beside()
  await pay({ amount: '30' })
  go('BuyInProgress', current()?.id)
  expect(parts().status?.title).toBe('Buy with Coinbase')
  rows.unshift(row({ amount: '29.00', status: 'pending' }))
  clock.pass(4000)
  expect(view()).toBe('OnRampActivity')
  press(modal.closeRequested())
})

test('an unchecked page opens for the host that accepts it, while the visitor still has to confirm', async () => {
  const { pay, shop, choose, bought } = beside()
  const hidden = 'https://pay.coinbase.com/buy?sessionToken=abc'
  shop.answer('link', { link: hidden })
  choose()
  shop.answer('link', { link: hidden })
  expect(await pay({ amount: '30', accept: ['unchecked-page'] })).toEqual({
    link: hidden,
    isWindowOpen: true,
  })
  shop.answer('link', { link: hidden })
  expect(await pay({ amount: '30' }).catch(codeOf)).toBe('risk-not-accepted')
  expect(bought().map(({ by, step }) => [by, step])).toEqual([
    ['visitor', 'unchecked'],
    ['host', 'waiting'],
    ['host', 'failed'],
  ])
})

test.each([
  ['that disconnects', (story: ReturnType<typeof beside>) => story.press(connection.disconnectRequested({}))],
  [
    'that the wallet replaces with another',
    ({ injected }: ReturnType<typeof beside>) =>
      injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }),
  ],
])('nothing is bought for an account %s before the purchase begins', async (_, happen) => {
  const story = beside()
  const quoted = story.shop.hang('quote')
  const begun = story.pay({ amount: '30' }).catch(codeOf)
  await eventually(() => expect(story.asked('quote')).toHaveLength(2))
  happen(story)
  quoted.reject({ code: 'unreachable' })
  expect(await begun).toBe('aborted')
  expect(story.shop.windows()).toEqual([])
})

test('a visitor cannot buy while a quote is pending or old, but a host can', async () => {
  const { choice, press, clock, shop, bought, quote, pay } = beside()
  const seen = choice()
  if (!seen) throw new Error('Nothing can be pressed.')
  const renewal = shop.hang('quote')
  clock.pass(20_200)
  expect(choice()).toBeNull()
  press(seen)
  expect(bought()).toEqual([])
  renewal.reject({ code: 'unreachable' })
  expect((await quote({ amount: '25' })).isEstimate).toBe(false)
  await pay({ amount: '25' })
  expect(bought()).toMatchObject([{ by: 'host' }])
})

test('the state retains ten ended purchases and every purchase that is still open', async () => {
  const { pay, shop, bought } = beside()
  await pay({ amount: '30' })
  for (let count = 0; count < 12; count += 1) {
    shop.reject('link', { code: 'unreachable' })
    await pay({ amount: '30' }).catch(() => {})
  }
  await pay({ amount: '40' })
  expect(bought().map(({ step }) => step)).toEqual(['waiting', ...Array(10).fill('failed'), 'waiting'])
})
