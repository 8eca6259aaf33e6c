import { expect, test } from 'vitest'
import type { Evidence } from '../../../../core/domain/preflight/evidence.ts'
import { createSwapVerbs } from '../../../../core/verbs/swap-verbs.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { screens } from '../../../../renderers/cli/screens.ts'
import { alice } from '../../../../fixtures/people.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { evidenceOf, facts, stranger } from './story.ts'
import type { Done } from './story.ts'
import { swapping, usdcToken } from '../swap/story.ts'

const received = (change: string) => [
  { token: null, holder: alice.address, change: `-1${'0'.repeat(18)}` },
  { token: usdcToken.address, holder: alice.address, change },
]

/** What the chain says of one ether for 2000 USDC, and what it says otherwise. */
const evidence = (changed: Partial<Done> = {}, tokens?: Evidence['tokens']) =>
  evidenceOf(received('1995000000'), { minimum: '1980000000', ...changed }, tokens)

/** Alice comes to the review of one ether for USDC, of which the chain says what is given. */
function reviewing(told?: Evidence) {
  const story = swapping()
  if (told) story.preflight.answer('inspect', told)
  story.toReview()
  const state = () => story.latchkey.state()
  const requests = () => story.injected.questions.filter(({ method }) => method === 'request').length
  return {
    ...story,
    requests,
    review: () => swapPreviewView(state()).parts,
    form: () => swapView(state()).parts,
    words: () => JSON.stringify(screens[story.view() as 'Swap'].viewModel(state())),
  }
}

test('the review shows the simulated result and the guaranteed minimum', () => {
  const { review } = reviewing(evidence())
  expect(review()).toMatchObject({
    receives: { value: '1,995 USDC' },
    minimum: { value: '1,980 USDC' },
    simulated: { title: 'Simulated on Ethereum just now. These are the changes to your account.' },
    risks: null,
    confirm: { label: 'Swap' },
  })
})

test.each([
  [
    'brings half of it',
    evidence({ changes: received('1000000000') }),
    "You'd get less than you reviewed",
    "You'd get 1,000 USDC instead of at least 1,980 USDC. Your wallet wasn't asked to sign.",
  ],
  [
    'brings another token',
    evidence({
      changes: [...received('0'), { token: stranger, holder: alice.address, change: '2000000000' }],
    }),
    "You'd get less than you reviewed",
    "You'd get 0 USDC instead of at least 1,980 USDC. Your wallet wasn't asked to sign.",
  ],
  [
    'takes another token, too',
    evidence({
      changes: [...received('2000000000'), { token: stranger, holder: alice.address, change: '-9' }],
    }),
    'This also takes something else',
    "It would take 0x0000…11cE from your account. Your wallet wasn't asked to sign.",
  ],
  [
    'takes more',
    evidence({
      changes: [
        { token: null, holder: alice.address, change: `-15${'0'.repeat(17)}` },
        { token: usdcToken.address, holder: alice.address, change: '2000000000' },
      ],
    }),
    'This takes more than you reviewed',
    "It would take 1.5 ETH instead of 1 ETH. Your wallet wasn't asked to sign.",
  ],
  [
    'gives a stranger a right',
    evidence({ permissions: [{ token: usdcToken.address, spender: stranger, amount: null }] }),
    'This lets someone else take your tokens',
    "It would let 0x0000…11cE take USDC. Your wallet wasn't asked to sign.",
  ],
  [
    'is into a token with other decimals',
    evidence({}, [{ ...facts, decimals: 8 }]),
    "USDC doesn't match its contract",
    "It was shown with 6 decimals but has 8, so your wallet wasn't asked to sign. Choose another token.",
  ],
])('a swap that %s is not signed, and that is said', (_, told, title, body) => {
  const { form, words, confirm, requests, view } = reviewing(told)
  expect(view()).toBe('Swap')
  expect(form().failed).toMatchObject({ tone: 'negative', title, body })
  expect(words()).toContain(body)
  confirm()
  expect(requests()).toBe(0)
})

test('an approval is not asked for where a token counts in other decimals', () => {
  const { giveDollars, preflight, go, latchkey, view, confirm, injected } = swapping()
  giveDollars()
  preflight.answer('inspect', { tokens: [{ ...facts, decimals: 8 }], trial: null })
  go('SwapPreview')
  expect([view(), swapView(latchkey.state()).parts.failed?.title]).toEqual([
    'Swap',
    "USDC doesn't match its contract",
  ])
  confirm()
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('nor is a permit, and no approval in its place', () => {
  const { giveDollars, preflight, go, view } = swapping({ hasPermit: true })
  giveDollars({ ...usdcToken, hasPermit: true })
  for (let times = 0; times < 2; times += 1)
    preflight.answer('inspect', { tokens: [{ ...facts, decimals: 8 }], trial: null })
  go('SwapPreview')
  expect(view()).toBe('Swap')
})

test.each([
  [
    'no node can try',
    { tokens: [facts], trial: null },
    "Couldn't simulate this on Ethereum. Its effect is unchecked.",
  ],
  ['insists on no least', evidence({ minimum: null }), "Couldn't check that you get at least 1,980 USDC."],
  [
    'may take other tokens unseen',
    evidence({ areOthersUnseen: true }),
    "Couldn't check whether other tokens would leave your account too.",
  ],
  [
    'brings more than prices explain',
    evidence({ changes: received('2200000000') }),
    "What you receive is worth 10% more than what you pay. Prices don't explain that.",
  ],
  [
    'gives a token of another symbol',
    evidence({}, [{ ...facts, symbol: 'USDT' }]),
    'Shown as USDC, but its contract says USDT.',
  ],
])('a swap that %s needs a second press, which says why', (_, told, body) => {
  const { review, press, requests, injected } = reviewing(told)
  expect([review().risks?.body, review().confirm.label]).toEqual([body, 'Swap'])
  press(review().confirm.press as never)
  expect([requests(), review().confirm.label]).toEqual([0, 'Swap anyway'])
  injected.hang('request')
  press(review().confirm.press as never)
  expect(requests()).toBe(1)
})

test.each<[string, Evidence]>([
  ['unchecked', { tokens: [facts], trial: null }],
  ['unchecked-tokens', evidence({ areOthersUnseen: true })],
])('an unchecked risk must be accepted by the host (%s)', async (risk, told) => {
  const story = swapping()
  const { swap } = createSwapVerbs(story.latchkey)
  story.node.answer('ask', '0x249f0')
  story.preflight.answer('inspect', told)
  const asked = swap({ from: 'native', to: usdcToken.address, amount: '1' }).catch((error: unknown) => error)
  for (let times = 0; times < 9; times += 1) {
    await Promise.resolve()
    story.clock.pass(200)
  }
  expect(await asked).toMatchObject({ code: 'risk-not-accepted', meta: [`Not accepted: ${risk}.`] })
})

test('a review with unseen token changes does not claim completeness', () => {
  const { review, words } = reviewing(evidence({ areOthersUnseen: true }))
  expect(review().simulated).toBeNull()
  expect(words()).toContain('whether other tokens would leave')
})

test('a review that is opened again is simulated again', () => {
  const { review, press, go, questions, node } = reviewing(evidence())
  press(router.wentBack())
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  expect(review().simulated).not.toBeNull()
  expect(questions('transaction').length).toBeGreaterThan(0)
})
