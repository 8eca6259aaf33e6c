import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { views } from '../../../core/domain/views.ts'
import type { ViewName } from '../../../core/domain/view-name.ts'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import { createSendVerbs } from '../../../core/send-verbs.ts'
import type { SendRequest } from '../../../core/send-verbs.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { ether, sending, usdc } from '../effects/send-story.ts'
import { inTime } from '../in-time.ts'

const order: SendRequest = { token: 'native', amount: '1.5', receiver: bob.address }
/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//
const codeOf = (error: unknown): unknown => Object(error).code

/** Alice is connected, has the modal open at Send, and the host calls verbs. */
function beside(given: Parameters<typeof sending>[0] = {}) {
  const story = sending(given)
  const { quote, send } = createSendVerbs(story.latchkey)
  return {
    ...story,
    quote: (request: Parameters<typeof quote>[0] = order) => inTime(story.clock, quote(request)),
    send: (request: Parameters<typeof send>[0] = order) => inTime(story.clock, send(request)),
  }
}

test.each(Object.keys(views) as ViewName[])('a sending is quoted while the modal shows %s', async (view) => {
  const { quote, latchkey, mark, typesSince } = beside()
  latchkey.dispatch(router.viewPushed({ view } as never))
  const before = mark()
  expect(await quote()).toMatchObject({ symbol: 'ETH', formatted: '0.000231' })
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test('quotes that are asked for in one tick end in that order, each with its own answer', async () => {
  const { latchkey, clock } = beside()
  const { quote } = createSendVerbs(latchkey)
  const ended: unknown[] = []
  const requests = [order, { ...order, token: usdc.address }, { ...order, receiver: 'bob.eth' }]
  const asked = requests.map(async (request) => {
    const { formatted } = await quote(request)
    ended.push(formatted)
  })
  await inTime(clock, Promise.all(asked))
  expect(ended).toEqual(['0.000231', '0.00055', '0.000231'])
})

test('a quote leaves what a visitor has typed, and the view they type in', async () => {
  const { quote, fill, form, latchkey } = beside()
  fill('USD Coin', '2', alice.address)
  const { send, router: shown } = latchkey.state()
  await quote()
  expect([latchkey.state().send, latchkey.state().router]).toEqual([send, shown])
  expect(form().amount?.value).toBe('2')
})

test('a quote goes on whatever a visitor opens and closes', async () => {
  const { quote, asked, latchkey } = beside()
  const nodes = asked.hang('estimate')
  const quoted = quote()
  const isAsked = () => asked.questions.some(({ method }) => method === 'estimate')
  await eventually(() => expect(isAsked()).toBe(true))
  latchkey.dispatch(router.viewReset({ view: 'Networks' }))
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  nodes.answer({ gas: '21000', fees: null, mostCost: '2', likelyCost: '1' })
  expect(await quoted).toMatchObject({ cost: '1' })
})

test('what nobody has asked yet is asked of the service for the quote alone, with the price of the coin', async () => {
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  tokenBalances.reject('read', { code: 'unreachable' })
  const { quote, latchkey } = beside({ ports: { tokenBalances } })
  latchkey.dispatch(modal.closeRequested())
  expect(await quote()).toMatchObject({ costWorth: '0.462' })
  expect(await quote({ ...order, token: usdc.address, amount: '6' }).catch(codeOf)).toBe('insufficient-funds')
})
