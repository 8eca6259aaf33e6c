import { expect, test } from 'vitest'
import type { Settlement } from '../../../../core/domain/operations/settlement/settlement.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, carol } from '../../../../fixtures/people.ts'
import { evidenceOf } from '../preflight/story.ts'
import { usdc } from '../send/story.ts'
import { hash, swapping } from './story.ts'

/** Alice's ether is to become 2,000 USDC, and at least 1,980, and her wallet has sent that. */
function swapped(proven?: string) {
  const story = swapping()
  story.asked.answer('quote', { received: '2000000000' })
  if (proven !== undefined) story.preflight.answer('inspect', provenLeast(proven))
  story.toReview()
  story.injected.answer('request', hash)
  story.press(swap.confirmed())
  const toast = () => toastView(story.latchkey.state())
  const question = () => story.transactions.questions.find(({ method }) => method === 'settlement')?.request
  return { ...story, toast, question }
}

const moved = (paid: string | null, got: string | null): Settlement => ({
  outcome: 'confirmed',
  replacement: null,
  moved: { paid, got },
})
const other = (difference: 'content' | 'stranger', more: Partial<Settlement> = {}): Settlement => ({
  outcome: 'other',
  replacement: null,
  instead: { difference, from: difference === 'content' ? alice.address : carol.address, paid: null },
  ...more,
})

test('the settlement check receives the call and the reviewed trade', () => {
  expect(swapped().question()).toMatchObject({
    asked: {
      call: { data: expect.any(String) as string },
      trade: {
        pays: { token: null, most: '1000000000000000000' },
        gets: { token: usdc.address, least: '1980000000' },
      },
    },
  })
})

/** A trial that brings what was quoted, and proves another least than the one of the quote. */
const provenLeast = (minimum: string) =>
  evidenceOf(
    [
      { token: null, holder: alice.address, change: `-1${'0'.repeat(18)}` },
      { token: usdc.address, holder: alice.address, change: '2000000000' },
    ],
    { minimum },
  )

test('the minimum of the review decides the outcome, even if the quote differs', () => {
  const story = swapped('1975000000')
  expect(story.question()).toMatchObject({ asked: { trade: { gets: { least: '1975000000' } } } })
  expect(story.form()?.sent[0]?.minimum).toBe('1975000000')
  story.settlement.answer(moved('1', '1976000000'))
  expect(story.toast()).toMatchObject({ variant: 'success', text: 'Swapped ETH to 1,976 USDC' })
})

test('less than the minimum of the review is reported with that minimum', () => {
  const story = swapped('1975000000')
  story.settlement.answer(moved('1', '1974000000'))
  expect(story.toast()?.text).toBe('You got only 1,974 USDC for ETH, not the agreed 1,975 USDC')
})

test.each<readonly [string, Settlement, string, string]>([
  ['more than was quoted', moved('1', '2100500000'), 'success', 'Swapped ETH to 2,100.5 USDC'],
  ['less than was quoted', moved('1', '1990000000'), 'success', 'Swapped ETH to 1,990 USDC'],
  [
    'less than was reviewed',
    moved('1', '300000000'),
    'error',
    'You got only 300 USDC for ETH, not the agreed 1,980 USDC',
  ],
  ['nothing', moved('1', '0'), 'error', 'You got only 0 USDC for ETH, not the agreed 1,980 USDC'],
  [
    'an unreadable amount',
    moved('1', null),
    'success',
    'Swapped ETH to USDC. Check your balance for the amount',
  ],
  [
    'an unreported amount',
    { outcome: 'confirmed', replacement: null },
    'success',
    'Swapped ETH to USDC. Check your balance for the amount',
  ],
  [
    'an unchecked amount',
    { ...moved(null, null), isUnchecked: true },
    'error',
    "Confirmed, but couldn't check that ETH became USDC",
  ],
  [
    'less by an operation of the account',
    other('content', { moved: { paid: null, got: '5000000' } }),
    'error',
    'You got only 5 USDC for ETH, not the agreed 1,980 USDC',
  ],
  ['something else', other('content'), 'error', 'Your wallet sent something else'],
  [
    'a transaction of a stranger',
    other('stranger', { moved: { paid: '0', got: '0' } }),
    'error',
    'Your wallet sent something else',
  ],
])('a swap that brought %s is reported with the amount', (_, settlement, variant, text) => {
  const story = swapped()
  story.settlement.answer(settlement)
  expect(story.toast()).toMatchObject({ variant, text })
})

test('a sped-up swap reports the amount received', () => {
  const story = swapped()
  story.settlement.answer({
    ...moved('1', '2000000000'),
    outcome: 'sped-up',
    replacement: `0x${'ef'.repeat(32)}`,
  })
  expect(story.toast()?.text).toBe('Swapped ETH to 2,000 USDC')
})

test('the form says that the wallet sent something else while the swap is awaited', () => {
  const story = swapped()
  story.settlement.answer(other('content'))
  expect(story.form()?.phase).toMatchObject({ name: 'failed', failure: { code: 'transaction-mismatch' } })
  expect(JSON.stringify(swapView(story.latchkey.state() as never).parts.failed)).toContain(
    "It isn't what you reviewed.",
  )
})

test('an unknown swap is reported once the lookup ends', () => {
  const story = swapped()
  story.settlement.answer({ outcome: 'unknown', replacement: null })
  expect(story.toast()?.text).toBe(
    'Transaction not found. If your wallet needs more signatures, continue there.',
  )
})
