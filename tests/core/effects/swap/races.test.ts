import { expect, test } from 'vitest'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { analyticsTable } from '../../../../core/effects/analytics/analytics.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { hash, swapping, usdcToken } from './story.ts'

const otherHash = `0x${'ef'.repeat(32)}`

type Left = { readonly answer: (hash: string) => void; readonly reject: (failure: Failure) => void }

test('the quote of the last typed amount wins, whichever answer arrives first', () => {
  const { open, choose, press, clock, asked, form, separator } = swapping()
  open()
  choose('target', usdcToken)
  const first = asked.hang('quote')
  clock.pass(200)
  press(swap.amountTyped({ text: '2', separator }))
  const second = asked.hang('quote')
  clock.pass(200)
  second.answer({ received: '4000000000' })
  first.answer({ received: '2000000000' })
  expect(form()?.phase).toMatchObject({ name: 'quoted', quote: { received: '4000000000' } })
})

test('switching sides, typing or stepping during an approval request does not change the order', () => {
  const { toApproval, confirm, choose, press, injected, form, separator } = swapping()
  toApproval()
  const wallet = injected.hang('request')
  confirm()
  const before = form()
  expect(before?.phase.name).toBe('approving')
  press(swap.sidesSwitched({ separator }))
  press(swap.amountTyped({ text: '3', separator }))
  press(swap.maxChosen({ amount: '5', separator }))
  press(swap.slippageChosen({ percent: 9 }))
  press(swap.slippageTyped({ text: '9', separator }))
  choose('target', usdcToken)
  expect(form()).toEqual(before)
  wallet.answer(hash)
  expect(form()?.phase).toMatchObject({ name: 'approving', hash, quote: { order: { amount: '2000000' } } })
})

test('a swap that is made while the wallet goes to another network is none of that network', () => {
  const { open, choose, clock, node, go, injected, form, step, view } = swapping()
  open()
  choose('target', usdcToken)
  clock.pass(200)
  const tried = node.hang('ask')
  go('SwapPreview')
  expect(step()).toBe('building')
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  tried.answer('0x249f0')
  expect([view(), step(), form()?.holder?.chainId]).toEqual(['Swap', 'ready', 'eip155:8453'])
})

test('a quote that comes as the review is left builds nothing', () => {
  const { toReview, press, asked, clock, step, questions } = swapping()
  toReview()
  const quote = asked.hang('quote')
  clock.pass(10_000)
  clock.pass(200)
  const before = questions('transaction').length
  press(router.wentBack())
  quote.answer({ received: '1000000' })
  expect([step(), questions('transaction').length]).toEqual(['quoted', before])
})

const lateAnswers: readonly (readonly [told: string, answer: (left: Left) => void])[] = [
  ['declined', (left) => left.reject({ code: 'user-rejected' })],
  ['signed', (left) => left.answer(otherHash)],
]

test.each(lateAnswers)(
  'an approval that was left and is %s late ends no wait for the next one',
  (_, answer) => {
    const { toApproval, confirm, press, clock, node, go, injected, asked, form } = swapping()
    toApproval()
    const left = injected.hang('request')
    confirm()
    press(swap.cancelled({ flow: null }))
    go('SwapPreview')
    injected.answer('request', hash)
    confirm()
    expect(form()?.phase).toMatchObject({ name: 'approving', hash })
    answer(left)
    for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
    node.answer('ask', '0x249f0')
    clock.pass(3000)
    clock.pass(200)
    expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  },
)

test('a late signature of a cancelled swap does not prolong the wait for the next', () => {
  const { toReview, go, press, confirm, injected, clock, step, view } = swapping()
  toReview()
  const left = injected.hang('request')
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  go('SwapPreview')
  injected.answer('request', hash)
  confirm()
  clock.pass(20_000)
  left.answer(otherHash)
  expect(step()).toBe('swapping')
  clock.pass(5000)
  expect([view(), step()]).toEqual(['Account', 'idle'])
})

/** The wallet is asked, left, and asked for the same once more. */
function askedAgain({ toReview, press, confirm, go, injected }: ReturnType<typeof swapping>) {
  toReview()
  const left = injected.hang('request')
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  go('SwapPreview')
  const again = injected.hang('request')
  confirm()
  return { left, again }
}

const ends: readonly (readonly [
  way: string,
  end: (story: ReturnType<typeof swapping>, again: Left) => void,
])[] = [
  ['declined', (_, again) => again.reject({ code: 'user-rejected' })],
  ['unable', (_, again) => again.reject({ code: 'wallet-failed' })],
  ['left', ({ press }) => press(swap.cancelled({ flow: null }))],
]

test.each(ends)(
  'a swap that was asked for again, and is %s once the first was signed late, leaves an empty form',
  (_, end) => {
    const story = swapping()
    const { step, form, view } = story
    const { left, again } = askedAgain(story)
    left.answer(otherHash)
    expect(step()).toBe('signing')
    end(story, again)
    expect([step(), view(), form()?.target]).toEqual(['ready', 'Swap', null])
    expect(form()?.sent).toMatchObject([{ hash: otherHash }])
  },
)

test('a late failure of a cancelled swap is not counted for the current request', () => {
  const story = swapping()
  const { latchkey } = story
  const rows: unknown[] = []
  latchkey.on(swap.requestFailed, (event) =>
    rows.push(analyticsTable['SWAP_ERROR']?.properties(event, latchkey.state())?.['swapFromToken']),
  )
  const { left, again } = askedAgain(story)
  left.reject({ code: 'wallet-failed' })
  again.reject({ code: 'wallet-failed' })
  expect(rows).toEqual([undefined, 'ETH'])
})
