import { expect, test } from 'vitest'
import type { Settlement } from '../../../../core/domain/operations/settlement/settlement.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapConfirmedView } from '../../../../core/view-models/swap/swap-confirmed.ts'
import { hash, swapping } from '../../effects/swap/story.ts'

/** A swap of an ether for 2,000 USDC, at least 1,980, and the screen after its settlement. */
function swapped(settlement: Partial<Settlement>) {
  const story = swapping()
  story.toReview()
  story.injected.answer('request', hash)
  story.press(swap.confirmed())
  story.settlement.answer({ outcome: 'confirmed', replacement: null, ...settlement })
  return swapConfirmedView(story.latchkey.state())
}

const paid = String(10n ** 18n)

test.each<[string, Partial<Settlement>, mood: string, title: string, body: string]>([
  [
    'brought enough',
    { moved: { paid, got: '2000123456' } },
    'done',
    'Swapped 1 ETH',
    'to 2,000.123456 USDC · confirmed on Ethereum',
  ],
  ['cannot be read', {}, 'done', 'Swapped 1 ETH', 'to USDC · confirmed on Ethereum'],
  [
    'brought too little',
    { moved: { paid, got: '1000000000' } },
    'failed',
    'Less arrived than agreed',
    'You got 1,000 USDC for 1 ETH. At least 1,980 USDC was agreed.',
  ],
  [
    'was not compared with its review',
    { isUnchecked: true },
    'stopped',
    'Confirmed, but not checked',
    "Ethereum confirmed a transaction, but it couldn't be compared with what you reviewed. Check your wallet.",
  ],
])('a swap that %s is shown with its mood, and leads to its explorer and the account', (...row) => {
  const [, settlement, mood, heading, body] = row
  const { title, parts } = swapped(settlement)
  expect([title, parts.picture?.mood, parts.status?.title, parts.status?.body]).toEqual([
    'Swap',
    mood,
    heading,
    body,
  ])
  expect(parts.explorer?.href).toBe(`https://etherscan.io/tx/${hash}`)
  expect(parts.close.press).toEqual(router.viewReset({ view: 'Account' }))
})
