import { expect, test } from 'vitest'
import { views } from '../../../core/domain/views.ts'
import type { ViewName } from '../../../core/domain/view-name.ts'
import { router } from '../../../core/events/router.ts'
import { swap as swaps } from '../../../core/events/swap.ts'
import { createSwapVerbs } from '../../../core/swap-verbs.ts'
import type { SwapRequest } from '../../../core/swap-verbs.ts'
import { swapping, usdcToken } from '../effects/swap-story.ts'
import { inTime } from '../in-time.ts'

const order: SwapRequest = { from: 'native', to: usdcToken.address, amount: '1' }

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

/** Alice is connected, has the form to swap open, and the host calls verbs. */
function beside() {
  const story = swapping()
  const { quote } = createSwapVerbs(story.latchkey)
  story.open()
  return { ...story, quote: (request: SwapRequest) => inTime(story.clock, quote(request)) }
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

test('a quote leaves what a visitor has typed, and the view they type in', async () => {
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
