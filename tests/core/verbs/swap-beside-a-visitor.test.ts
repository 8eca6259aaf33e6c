import { expect, test } from 'vitest'
import { views } from '../../../core/domain/features/views.ts'
import type { Route } from '../../../core/domain/features/route.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { swap as swaps } from '../../../core/events/swap/swap.ts'
import { openSwaps } from '../../../core/selectors/swap/requests.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import type { SwapRequest } from '../../../core/verbs/swap-verbs.ts'
import { alice } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { hash, permitAnswers, swapping, usdcToken } from '../effects/swap/story.ts'
import { eventually } from '../../eventually.ts'
import { inTime } from '../in-time.ts'

const order: SwapRequest = { from: 'native', to: usdcToken.address, amount: '1' }

const otherHash = `0x${'ef'.repeat(32)}`

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

type Story = ReturnType<typeof beside>

/** Alice is connected, has the form to swap open, and the host calls verbs. */
function beside() {
  const story = swapping()
  const { quote, swap } = createSwapVerbs(story.latchkey)
  story.open()
  for (let times = 0; times < 5; times += 1) story.node.answer('ask', '0x249f0')
  return {
    ...story,
    quote: (request: SwapRequest) => inTime(story.clock, quote(request)),
    swap: (request: Parameters<typeof swap>[0]) => inTime(story.clock, swap(request)),
    signing: () => story.injected.questions.filter(({ method }) => method === 'request'),
    flows: () => Object.values(story.latchkey.state().swap?.swaps ?? {}),
  }
}

test.each(Object.keys(views) as ViewName[])('a swap is quoted while the modal shows %s', async (view) => {
  const { quote, latchkey, mark, typesSince } = beside()
  latchkey.dispatch(router.viewPushed({ view } as never))
  const before = mark()
  expect((await quote(order)).formatted).toBe('2000')
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test('quotes that are asked for in one tick are answered in that order, each with its own', async () => {
  const { latchkey, clock } = beside()
  const { quote } = createSwapVerbs(latchkey)
  const ended: string[] = []
  const asked = ['1', '0.5', '0.25'].map(async (amount) => {
    const { formatted } = await quote({ ...order, amount })
    ended.push(formatted)
  })
  await inTime(clock, Promise.all(asked))
  expect(ended).toEqual(['2000', '1000', '500'])
})

test('a swap quote does not change the form or the view of the visitor', async () => {
  const { quote, press, choose, clock, latchkey, form, separator } = beside()
  choose('target', usdcToken)
  press(swaps.amountTyped({ text: '0.5', separator }))
  clock.pass(500)
  const { history } = latchkey.state().router
  const before = form()?.entry
  await quote(order)
  expect(form()?.entry).toBe(before)
  expect(latchkey.state().router.history).toBe(history)
})

test('a swap of the host does not change the form or the view of the visitor, and shows no toast', async () => {
  const { swap, injected, press, choose, clock, latchkey, form, separator, mark, typesSince } = beside()
  choose('target', usdcToken)
  press(swaps.amountTyped({ text: '0.5', separator }))
  clock.pass(500)
  const { history } = latchkey.state().router
  injected.answer('request', hash)
  const before = mark()
  expect(await swap(order)).toEqual({ hash })
  expect(form()).toMatchObject({ entry: { text: '0.5' }, started: null })
  expect(latchkey.state().router.history).toBe(history)
  expect(typesSince(before).filter((type) => ofViews.test(type) || type.startsWith('toast/'))).toEqual([])
})

test('whatever a visitor opens and closes, a swap of the host goes on', async () => {
  const { swap, injected, latchkey, signing } = beside()
  const wallet = injected.hang('request')
  const swapped = swap(order)
  await eventually(() => expect(signing()).toHaveLength(1))
  latchkey.dispatch(router.viewReset({ view: 'Networks' }))
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({ view: 'Swap' as string } as Route))
  wallet.answer(hash)
  expect(await swapped).toEqual({ hash })
})

test('two swaps of the host settle apart, each by its own answer', async () => {
  const { swap, injected, signing, flows } = beside()
  const [first, second] = [injected.hang('request'), injected.hang('request')]
  const one = swap(order)
  await eventually(() => expect(signing()).toHaveLength(1))
  const other = swap({ ...order, amount: '0.5', accept: ['open-request'] })
  await eventually(() => expect(signing()).toHaveLength(2))
  second.answer(otherHash)
  expect(await other).toEqual({ hash: otherHash })
  expect(flows().map(({ step }) => step)).toEqual(['asking', 'swapping'])
  first.reject({ code: 'user-rejected' })
  expect(await one.catch((error: unknown) => Object(error))).toMatchObject({ code: 'user-rejected' })
  expect(flows().map(({ step }) => step)).toEqual(['failed', 'swapping'])
})

test('a swap of the host and one of a visitor settle apart', async () => {
  const { swap, injected, toReview, confirm, form, signing, flows, transactions } = beside()
  transactions.hang('settlement')
  const [theirs, hosts] = [injected.hang('request'), injected.hang('request')]
  toReview()
  confirm()
  expect(signing()).toHaveLength(1)
  const swapped = swap({ ...order, amount: '0.5', accept: ['open-request'] })
  await eventually(() => expect(signing()).toHaveLength(2))
  hosts.answer(otherHash)
  expect(await swapped).toEqual({ hash: otherHash })
  expect(form()?.phase.name).toBe('signing')
  theirs.answer(hash)
  expect(flows().map(({ signed }) => signed?.hash)).toEqual([hash, otherHash])
  expect(form()?.phase).toMatchObject({ name: 'swapping', hash })
})

test('a host swap of the same order does not reset the form under review', async () => {
  const { swap, injected, toReview, form, view } = beside()
  toReview()
  injected.answer('request', hash)
  expect(await swap(order)).toEqual({ hash })
  expect([view(), form()?.target?.symbol]).toEqual(['SwapPreview', 'USDC'])
})

test('an answer to a host that gave up belongs to its own flow, and is followed', async () => {
  const { swap, injected, signing, flows, form } = beside()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const swapped = swap({ ...order, signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(signing()).toHaveLength(1))
  giving.abort()
  expect(await swapped).toMatchObject({ code: 'aborted' })
  expect(flows().map(({ step }) => step)).toEqual(['abandoned'])
  wallet.answer(hash)
  expect(flows().map(({ step }) => step)).toEqual(['swapping'])
  expect(form()?.started).toBeNull()
})

test('a host quote ignores the slippage of the visitor and uses its own', async () => {
  const { quote, latchkey } = beside()
  latchkey.dispatch(swaps.slippageChosen({ percent: 20 }))
  const offer = await quote(order)
  expect(BigInt(offer.minimum) * 100n).toBe(BigInt(offer.received) * 99n)
  const wide = await quote({ ...order, slippage: 3 })
  expect(BigInt(wide.minimum) * 100n).toBe(BigInt(wide.received) * 97n)
})

test.each([0, 51, 1.5, -1, Number.NaN, '3' as never])('a slippage of %s is refused', async (slippage) => {
  const { quote, swap, signing } = beside()
  const codeOf = (error: unknown): unknown => Object(error).code
  expect(await quote({ ...order, slippage }).catch(codeOf)).toBe('bad-request')
  expect(await swap({ ...order, slippage }).catch(codeOf)).toBe('bad-request')
  expect(signing()).toEqual([])
})

test('a permit that went with a swap does not go with the next one', async () => {
  const { latchkey, clock, injected, node, open, questions } = swapping({ hasPermit: true })
  open()
  for (const one of permitAnswers()) node.answer('ask', one)
  for (let times = 0; times < 8; times += 1) node.answer('ask', '0x249f0')
  const { swap } = createSwapVerbs(latchkey)
  const back: SwapRequest = { from: usdcToken.address, to: 'native', amount: '2' }
  injected.answer('request', `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`)
  injected.answer('request', hash)
  expect(await inTime(clock, swap(back))).toEqual({ hash })
  injected.hang('request')
  void swap(back).catch(() => {})
  const asked = () => injected.questions.filter(({ method }) => method === 'request')
  await eventually(() => {
    clock.pass(50)
    expect(asked()).toHaveLength(3)
  })
  expect(questions('transaction')).toHaveLength(1)
})

test('an open swap that the host accepts stays a risk for the visitor', async () => {
  const { latchkey, clock, toReview, confirm, injected, node } = swapping()
  for (let times = 0; times < 12; times += 1) node.answer('ask', '0x249f0')
  toReview()
  injected.reject('request', { code: 'wallet-failed' })
  confirm()
  const holder = { chainId: 'eip155:1', address: alice.address } as const
  const open = () => openSwaps(latchkey.state(), holder)
  expect(open()).toHaveLength(1)
  injected.answer('request', hash)
  const accept = ['open-request'] as const
  const { swap } = createSwapVerbs(latchkey)
  expect(await inTime(clock, swap({ ...order, amount: '0.5', accept }))).toEqual({ hash })
  expect(open()).toHaveLength(1)
})

test('swaps that were let go are forgotten in the end, and one in doubt is not', async () => {
  const { latchkey, clock, injected, node, open } = swapping({ options: { features: { activity: false } } })
  open()
  const { swap } = createSwapVerbs(latchkey)
  const accept = ['open-request'] as const
  node.answer('ask', '0x249f0')
  injected.reject('request', { code: 'timed-out' })
  await inTime(clock, swap({ ...order, accept })).catch(() => {})
  const flows = () => Object.values(latchkey.state().swap?.swaps ?? {})
  const [doubtful] = flows()
  for (let count = 1; count < 14; count += 1) {
    node.answer('ask', '0x249f0')
    injected.answer('request', `0x${count.toString(16).padStart(2, '0').repeat(32)}`)
    await inTime(clock, swap({ ...order, accept }))
  }
  expect(flows().length).toBeLessThanOrEqual(12)
  expect(flows().map(({ id }) => id)).toContain(doubtful?.id)
})

test.each([
  ['is disconnected', ({ latchkey }: Story) => latchkey.disconnect()],
  [
    'leaves',
    ({ injected }: Story) => Promise.resolve(injected.change(harbor.wallet.key, { kind: 'disconnected' })),
  ],
])(
  'a swap whose wallet %s while it is asked says that it may still be signed, and is followed',
  async (_, end) => {
    const story = beside()
    const answer = story.injected.hang('request')
    const told = story.swap(order).catch((error: unknown) => Object(error))
    await eventually(() => {
      story.clock.pass(50)
      expect(story.signing()).toHaveLength(1)
    })
    await end(story)
    expect(await told).toMatchObject({
      code: 'aborted',
      shortMessage: expect.stringContaining('The wallet may still sign it'),
    })
    answer.answer(hash)
    await eventually(() => expect(story.flows()).toMatchObject([{ step: 'swapping', signed: { hash } }]))
  },
)
