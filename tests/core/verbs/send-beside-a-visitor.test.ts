import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../adapters/fake/fake-token-balances.ts'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import type { SendRequest } from '../../../core/verbs/send-verbs.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { lastSending } from '../effects/send/last-sending.ts'
import { ether, hash, sending, usdc } from '../effects/send/story.ts'
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

test('a send quote does not change the form or the view of the visitor', async () => {
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

test('a send quote with a closed modal reads the balances again and falls back to the last known ones', async () => {
  const { quote, latchkey, tokenBalances } = beside()
  latchkey.dispatch(modal.closeRequested())
  tokenBalances.answer('read', { tokens: [{ ...ether, amount: '9000000000000000000' }] })
  expect(await quote({ ...order, amount: '8' })).toMatchObject({ costWorth: '0.462' })
  tokenBalances.reject('read', { code: 'unreachable' })
  expect(await quote({ ...order, amount: '8' }).catch(codeOf)).toBe('insufficient-funds')
})

test('a send quote reads unknown balances and the coin price from the service', async () => {
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  tokenBalances.reject('read', { code: 'unreachable' })
  const { quote, latchkey } = beside({ ports: { tokenBalances } })
  latchkey.dispatch(modal.closeRequested())
  expect(await quote()).toMatchObject({ costWorth: '0.462' })
  expect(await quote({ ...order, token: usdc.address, amount: '6' }).catch(codeOf)).toBe('insufficient-funds')
})

const otherHash = `0x${'cd'.repeat(32)}`

test.each(Object.keys(views) as ViewName[])('send() works while the modal shows %s', async (view) => {
  const { send, injected, latchkey, mark, typesSince } = beside()
  latchkey.dispatch(router.viewPushed({ view } as never))
  injected.answer('request', hash)
  const before = mark()
  expect(await send()).toEqual({ hash })
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test('send() does not change the form or the view of the visitor, and shows no toast', async () => {
  const { send, injected, toReview, latchkey, view, toasts } = beside()
  toReview('Ether', '1.5', bob.address)
  const { sendings, started, ...draft } = latchkey.state().send
  injected.answer('request', hash)
  expect(await send()).toEqual({ hash })
  const after = latchkey.state().send
  expect({ ...after, sendings, started }).toEqual({ ...draft, sendings, started })
  expect([after.started, view(), toasts()]).toEqual([null, 'WalletSendPreview', 0])
})

test('of several sends in one tick only the first asks the wallet; the others reject with request-pending', async () => {
  const { latchkey, clock, injected, asked } = beside()
  const { send } = createSendVerbs(latchkey)
  const wallet = injected.hang('request')
  const ended: unknown[] = []
  const calls = ['1.5', '0.5', '0.25'].map(async (amount) => {
    const end = await send({ ...order, amount }).then(({ hash: sent }) => sent, codeOf)
    ended.push(`${amount} ${String(end)}`)
  })
  await eventually(() =>
    expect(asked.questions.filter(({ method }) => method === 'estimate')).toHaveLength(3),
  )
  await eventually(() => expect(ended).toHaveLength(2))
  wallet.answer(hash)
  await inTime(clock, Promise.all(calls))
  expect(ended).toEqual(['0.5 request-pending', '0.25 request-pending', `1.5 ${hash}`])
})

/** The host has asked the wallet, and Alice asks it for another order at the review all the same. */
async function bothAsk() {
  const story = beside()
  const forHost = story.injected.hang('request')
  const sent = story.send()
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  story.toReview('Ether', '0.25', bob.address)
  const warned = story.review().openRequest?.title
  const forVisitor = story.injected.hang('request')
  story.press(story.review().send?.press)
  story.press(story.review().send?.press)
  return { ...story, forHost, forVisitor, sent, warned }
}

test('the review warns the visitor that the wallet is asked for the host', async () => {
  const { warned, review, injected, forHost, sent } = await bothAsk()
  expect(warned).toBe('Harbor still has an earlier transfer open')
  expect(review().waiting?.title).toBe('Confirm in Harbor')
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(2)
  forHost.answer(hash)
  await sent
})

test('a sending of the host and one of a visitor settle apart', async () => {
  const { forHost, forVisitor, sent, view, end, latchkey } = await bothAsk()
  forHost.answer(hash)
  expect(await sent).toEqual({ hash })
  expect(view()).toBe('WalletSendPreview')
  forVisitor.answer(otherHash)
  expect([view(), end().status?.title]).toEqual(['WalletSendConfirmed', 'Sent 0.25 ETH'])
  const hashes = Object.values(latchkey.state().send.sendings).map((one) => [one.by, one.hash])
  expect(hashes).toEqual([
    ['host', hash],
    ['visitor', otherHash],
  ])
})

test('a signal that aborts abandons the sending of its own call alone, and its late answer belongs to that', async () => {
  const { latchkey, injected, toReview, review, press, clock, view } = beside()
  const forHost = injected.hang('request')
  const giving = new AbortController()
  const { send } = createSendVerbs(latchkey)
  const told = inTime(clock, send({ ...order, signal: giving.signal })).catch(Object)
  await eventually(() => expect(lastSending({ latchkey })?.step).toBe('asking'))
  toReview('Ether', '0.25', bob.address)
  injected.hang('request')
  for (let times = 0; times < 2; times += 1) press(review().send?.press)
  giving.abort()
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('may still sign'),
  })
  const steps = () => Object.values(latchkey.state().send.sendings).map((one) => one.step)
  expect(steps()).toEqual(['abandoned', 'asking'])
  forHost.answer(hash)
  expect([steps(), view()]).toEqual([['signed', 'asking'], 'WalletSendPreview'])
})

test('an undecided request of the visitor blocks the host, and a cancelled one is a risk for the host', async () => {
  const { send, injected, toReview, review, press } = beside()
  toReview('Ether', '0.25', bob.address)
  const wallet = injected.hang('request')
  press(review().send?.press)
  expect(await send().catch(codeOf)).toBe('request-pending')
  press(review().cancel.press)
  expect(await send().catch(codeOf)).toBe('risk-not-accepted')
  wallet.reject({ code: 'user-rejected' })
  injected.answer('request', hash)
  expect(await send()).toEqual({ hash })
})

test('a risk that the host accepts is not read by a visitor thereby', async () => {
  const { send, injected, toReview, review, press, form } = beside()
  toReview('Ether', '0.25', bob.address)
  injected.reject('request', { code: 'wallet-failed' })
  press(review().send?.press)
  injected.answer('request', hash)
  expect(await send().catch(codeOf)).toBe('risk-not-accepted')
  expect(await send({ ...order, accept: ['open-request'] })).toEqual({ hash })
  const before = injected.questions.length
  press(review().send?.press)
  expect([injected.questions.length, review().send?.label]).toEqual([before, 'Send anyway'])
  expect(form().amount?.value).toBe('0.25')
})
