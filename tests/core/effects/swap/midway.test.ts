import { expect, test } from 'vitest'
import type { Route } from '../../../../core/domain/features/route.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import type { WalletChange } from '../../../../core/ports/connector.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { brought, hash, swapping, usdcToken } from './story.ts'

const moved: WalletChange = { kind: 'chain', chainId: 'eip155:8453' }
const sharing = (...accounts: string[]): WalletChange => ({ kind: 'accounts', namespace: 'eip155', accounts })
const changed = sharing(bob.address)
const locked = sharing()

test.each([
  ['chain', moved],
  ['account', changed],
])('another %s of the wallet leads from the review to an empty form', (_, change) => {
  const { toReview, injected, view, form, step } = swapping()
  toReview()
  injected.change(harbor.wallet.key, change)
  expect([view(), step()]).toEqual(['Swap', 'ready'])
  expect([form()?.source?.symbol, form()?.target]).toEqual(['ETH', null])
})

test.each([
  ['chain', moved],
  ['account', changed],
])('a swap that is signed after the wallet changed its %s is followed and reported', (_, change) => {
  const { toReview, injected, press, form, settlement, toasts } = swapping()
  toReview()
  const wallet = injected.hang('request')
  press(swap.confirmed())
  injected.change(harbor.wallet.key, change)
  wallet.answer(hash)
  expect(form()?.sent).toHaveLength(1)
  settlement.answer(brought(String(10n ** 21n)))
  expect(toasts().at(-1)).toBe('swap.swapped')
  expect(form()?.sent).toEqual([])
})

/** Alice has approved two USDC, and the chain takes its time. */
function approving() {
  const story = swapping()
  story.toApproval()
  story.injected.answer('request', hash)
  story.confirm()
  const parts = () => swapPreviewView(story.latchkey.state()).parts
  return { ...story, parts }
}

test('a signed approval ends the prompt to confirm in the wallet', () => {
  const { form, latchkey } = approving()
  expect(form()?.phase).toMatchObject({ name: 'approving', hash })
  expect(latchkey.state().toast.current).toBeNull()
})

test('an approval is awaited for three minutes, and its outcome is then looked up', () => {
  const { clock, step, form, parts, asked, node } = approving()
  expect(form()?.phase).toMatchObject({ name: 'approving', hash })
  for (let waited = 0; waited < 165_000; waited += 3000) clock.pass(3000)
  expect(step()).toBe('approving')
  for (let waited = 0; waited < 15_000; waited += 3000) clock.pass(3000)
  expect(parts().failed).toMatchObject({
    title: 'The approval is taking long',
    body: 'Wait here, or check Harbor before you approve again: it may still go through.',
  })
  asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  clock.pass(10_000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
})

/** Somebody reviews two thousand dollars for an ether, goes back to the form and comes again. */
function reviewingAnew() {
  const story = swapping()
  const { toReview, press, go, asked, injected, form } = story
  injected.hang('request')
  asked.answer('quote', { received: '2000000000' })
  toReview()
  return {
    ...story,
    comeBack: () => {
      press(router.wentBack())
      expect(form()?.receivedAtReview).toBeNull()
      go('SwapPreview')
    },
  }
}

test('a quote below the minimum of the review needs a second press', () => {
  const { press, form, step, requote } = reviewingAnew()
  requote('1960000000')
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['below-minimum']])
  press(swap.confirmed())
  expect(step()).toBe('signing')
})

test('a review that is opened again compares the quote with its earlier minimum', () => {
  const { press, form, step, comeBack, requote } = reviewingAnew()
  comeBack()
  requote('1960000000')
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['below-minimum']])
})

test('each review has the minimum of the quote that it began with', () => {
  const { press, go, form, step, requote } = reviewingAnew()
  press(router.wentBack())
  requote('1960000000')
  go('SwapPreview')
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['signing', []])
})

test('a visitor who leaves or closes a review must accept its risks again', () => {
  const { toReview, press, go, form, step, asked, injected } = swapping()
  injected.hang('request')
  asked.answer('quote', { received: '1000000' })
  toReview()
  for (const leave of [router.wentBack(), modal.closeRequested()]) {
    press(swap.confirmed())
    expect([step(), form()?.shownRisks]).toEqual(['built', ['price-impact']])
    press(leave)
    expect(form()).toMatchObject({ shownRisks: [], receivedAtReview: null })
    if (leave.type === 'modal/closeRequested') press(modal.openRequested({ view: 'Swap' as string } as Route))
    go('SwapPreview')
  }
  press(swap.confirmed())
  expect(step()).toBe('built')
})

test('the review blocks if the gas of the swap exceeds the balance', () => {
  const { open, choose, press, clock, node, go, latchkey, separator } = swapping()
  open()
  choose('target', usdcToken)
  press(swap.amountTyped({ text: '1.9998', separator }))
  clock.pass(200)
  expect(swapView(latchkey.state()).parts.next?.label).toBe('Review swap')
  node.answer('ask', '0xf4240')
  go('SwapPreview')
  const { parts } = swapPreviewView(latchkey.state())
  expect(parts.failed?.title).toBe('Insufficient balance')
  expect(parts.confirm.press).toBeNull()
})

test('a second press asks the wallet once', () => {
  const { toReview, press, injected } = swapping()
  toReview()
  injected.hang('request')
  press(swap.confirmed())
  press(swap.confirmed())
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(1)
})

test.each(['failed', 'cancelled'] as const)(
  'an approval that ended as %s is reported as an approval, not as a moved price',
  (outcome) => {
    const { settlement, parts } = approving()
    settlement.answer({ outcome, replacement: null })
    expect(parts().failed).toMatchObject({
      title: "The approval didn't go through",
      body: 'It failed or was canceled in Harbor. Nothing was swapped; you can approve again.',
    })
    expect(parts().confirm.press).toEqual(swap.confirmed())
  },
)

test('an approval that an unknown transaction replaced says that the wallet sent something else', () => {
  const { settlement, parts } = approving()
  settlement.answer({ outcome: 'replaced', replacement: null })
  expect(parts().failed).toMatchObject({
    title: 'Your wallet sent something else',
    body: expect.stringContaining('Check your wallet'),
  })
})

/** The contract of the service in these stories. */
const noContract = '0x00000000000000000000000000000000000000f5'

const instead = (approved: { readonly spender: string; readonly amount: string }) =>
  ({
    outcome: 'other',
    replacement: null,
    instead: {
      difference: 'content',
      from: alice.address,
      paid: null,
      approved: { token: usdcToken.address ?? '', ...approved },
    },
  }) as const

test.each([
  [
    'a stranger',
    bob.address,
    String(2n ** 256n - 1n),
    /^It lets 0x.* take any amount of USDC; nothing was swapped\./,
  ],
  ['less than the amount', noContract, '1000', /^It lets 0x.* take 0\.001 USDC; nothing was swapped\./],
])('an approval of %s in its place is reported with its content', (_, spender, amount, body) => {
  const { settlement, parts } = approving()
  settlement.answer(instead({ spender, amount }))
  expect(parts().failed).toMatchObject({
    title: 'Your wallet approved something else',
    body: expect.stringMatching(body),
  })
})

test('an approval of more than the amount counts as the requested one', () => {
  const { settlement, asked, node, clock, form, parts } = approving()
  settlement.answer(instead({ spender: noContract, amount: String(2n ** 256n - 1n) }))
  expect(parts().failed).toBeNull()
  for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  clock.pass(3000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
})

test('another transaction in place of the approval is reported as something else', () => {
  const { settlement, parts } = approving()
  settlement.answer({
    outcome: 'other',
    replacement: null,
    instead: { difference: 'content', from: alice.address, paid: null },
  })
  expect(parts().failed?.title).toBe('Your wallet sent something else')
})

test('a swap that cannot be built after an approval says that the allowance remains', () => {
  const { asked, clock, parts, view, latchkey } = approving()
  for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
  asked.reject('transaction', { code: 'malformed-answer' })
  clock.pass(3000)
  clock.pass(200)
  expect(view()).toBe('Swap')
  expect(swapView(latchkey.state()).parts.failed?.body).toBe(
    "Nothing was swapped. Try again later. Your approval is still valid: the service's contract can take 2 USDC.",
  )
  expect(parts().failed?.title).toBe('The swap service sent an unsafe answer')
})

test('a visitor who declines the swap after an approval reads that nothing was swapped', () => {
  const { asked, node, clock, injected, confirm, form, parts } = approving()
  for (let times = 0; times < 2; times += 1) asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  clock.pass(3000)
  clock.pass(200)
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
  injected.reject('request', { code: 'user-rejected' })
  confirm()
  expect(parts().failed?.body).toBe('Nothing was swapped. You can try again.')
})

test('a visitor who cancels during an approval needs no second approval once it is mined', () => {
  const { press, step, asked, node, go, form } = approving()
  press(swap.cancelled({ flow: null }))
  expect(step()).toBe('quoted')
  asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap' } })
})

/** Alice reviews a swap in the page itself, and locks her wallet there. */
function lockedInPage() {
  const story = swapping()
  const { press, go, choose, clock, node, injected } = story
  press(embed.shown())
  go('Swap')
  choose('target', usdcToken)
  clock.pass(200)
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  const { phase } = story.form() ?? {}
  injected.change(harbor.wallet.key, locked)
  expect([story.view(), story.step()]).toEqual(['SwapPreview', 'built'])
  return { ...story, phase }
}

test('a wallet that unlocks with another account leads from the review to an empty form', () => {
  const { injected, view, step, form } = lockedInPage()
  injected.change(harbor.wallet.key, changed)
  expect([view(), step(), form()?.holder?.address]).toEqual(['Swap', 'ready', bob.address])
})

test('a wallet that is unlocked with the same account leaves the review as it was', () => {
  const { injected, view, form, phase } = lockedInPage()
  injected.change(harbor.wallet.key, sharing(alice.address))
  expect([view(), form()?.phase]).toEqual(['SwapPreview', phase])
})
