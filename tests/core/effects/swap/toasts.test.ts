import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { brought, hash, swapping, usdcToken } from './story.ts'

type Story = ReturnType<typeof swapping>

/** Everything that was told in passing, as a visitor reads it. */
function reading(story: Story): readonly string[] {
  const read: string[] = []
  story.latchkey.subscribe(() => {
    const text = toastView(story.latchkey.state())?.text
    if (text !== undefined && read.at(-1) !== text) read.push(text)
  })
  return read
}

const unreachable = { code: 'unreachable' } as const

/** What is told, where its visitor is then, and whether the button of the form is another try (`fetchError`, behaviour reference 4.3). */
const failures: readonly (readonly [
  told: string,
  view: string,
  fetchError: boolean,
  happen: (story: Story) => void,
])[] = [
  [
    'Failed to initialize swap',
    'Account',
    false,
    ({ asked, go, press }) => {
      press(modal.openRequested({ view: 'Account' }))
      asked.reject('tokens', unreachable)
      go('Swap')
    },
  ],
  [
    'Failed to fetch network token price',
    'Swap',
    false,
    ({ asked, open }) => {
      asked.reject('price', unreachable)
      open()
    },
  ],
  [
    'Failed to check allowance',
    'Swap',
    true,
    (story) => {
      story.giveDollars()
      story.asked.reject('allowance', unreachable)
      story.go('SwapPreview')
    },
  ],
  [
    'Failed to create approval transaction',
    'Swap',
    true,
    (story) => {
      story.giveDollars()
      story.asked.reject('approval', unreachable)
      story.go('SwapPreview')
    },
  ],
  [
    'Failed to create transaction',
    'Swap',
    true,
    ({ asked, toReview }) => {
      asked.reject('transaction', unreachable)
      toReview()
    },
  ],
  [
    'Transaction error',
    'SwapPreview',
    false,
    ({ toReview, press, injected }) => {
      toReview()
      injected.reject('request', { code: 'transaction-rejected' })
      press(swap.confirmed())
    },
  ],
  [
    'No address found to swap the tokens from.',
    'Connect',
    false,
    ({ toReview, press, latchkey }) => {
      toReview()
      latchkey.dispatch(connection.disconnectRequested())
      press(swap.confirmed())
    },
  ],
]

test.each(failures)(
  'the toast "%s" appears in view %s, and its button retries: %s',
  (told, view, fetchError, happen) => {
    const story = swapping()
    const read = reading(story)
    happen(story)
    expect(read.at(-1)).toBe(told)
    const { next } = swapView(story.latchkey.state()).parts
    expect([story.view(), next?.press?.type === swap.retried.type]).toEqual([view, fetchError])
  },
)

test('the toasts of a swap have their exact words', () => {
  const story = swapping()
  const read = reading(story)
  const { asked, injected, press, settlement, toReview } = story
  asked.answer('quote', { received: '2000123456' })
  toReview()
  const wallet = injected.hang('request')
  press(swap.confirmed())
  wallet.answer(hash)
  settlement.answer(brought('2000123456'))
  expect(read).toEqual([
    'Confirm transaction in your wallet',
    'Swapping ETH to 2,000.123 USDC',
    'Swapped ETH to 2,000.123 USDC',
  ])
})

test.each([
  ['a thousand and more in German', 'de', '2000123456', '2.000,123 USDC'],
  ['less than a thousandth', 'en', '123', '<0.001 USDC'],
])('the amount of %s is written unambiguously', (_, locale, received, written) => {
  const story = swapping({ options: { locale } })
  const read = reading(story)
  const { asked, injected, press, toReview } = story
  asked.answer('quote', { received })
  toReview()
  injected.answer('request', hash)
  press(swap.confirmed())
  press(swap.confirmed())
  expect(read.at(-1)).toContain(written)
})

test('the toast of an approval has its exact words', () => {
  const story = swapping()
  const read = reading(story)
  const { toApproval, confirm, injected } = story
  toApproval()
  injected.hang('request')
  confirm()
  expect(read).toEqual(['Approve limit increase in your wallet'])
})

test('the toast of a pending swap lasts as long as its wait, in every view', () => {
  const story = swapping()
  const read = reading(story)
  const { toReview, injected, press, clock, view } = story
  toReview()
  injected.answer('request', hash)
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  clock.pass(24_999)
  expect(read.at(-1)).toMatch(/^Swapping ETH to /)
  clock.pass(1)
  expect([view(), read.at(-1)]).toEqual(['Swap', 'Transaction started'])
})

test('a swap that is signed late shows "Transaction started" if activity is off', () => {
  const story = swapping({ options: { features: { activity: false } } })
  const read = reading(story)
  const { toReview, injected, press } = story
  toReview()
  const wallet = injected.hang('request')
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  wallet.answer(hash)
  expect(read.at(-1)).toBe('Transaction started')
})

test('the toast of a pending swap is not ended by an earlier swap', () => {
  const transactions = fakeTransactions()
  for (let times = 0; times < 2; times += 1) transactions.hang('settlement')
  const story = swapping({ ports: { transactions } })
  const read = reading(story)
  const { toReview, go, node, injected, press, choose, clock } = story
  toReview()
  const left = injected.hang('request')
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  left.answer(hash)
  clock.pass(20_000)
  choose('target', usdcToken)
  clock.pass(200)
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  injected.answer('request', `0x${'ef'.repeat(32)}`)
  press(swap.confirmed())
  clock.pass(5000)
  expect(read.at(-1)).toMatch(/^Swapping ETH to /)
})

test.each([
  ['declines', { code: 'user-rejected' }],
  ['fails', { code: 'wallet-failed' }],
] as const)('a wallet that %s an earlier swap late does not clear the prompt of the next', (_, failure) => {
  const story = swapping()
  const { toReview, go, node, injected, press, confirm, latchkey } = story
  toReview()
  const left = injected.hang('request')
  press(swap.confirmed())
  press(swap.cancelled({ flow: null }))
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  injected.hang('request')
  confirm()
  left.reject(failure)
  expect(toastView(latchkey.state())?.text).toBe('Confirm transaction in your wallet')
})

test('an unknown coin price shows one toast per account', () => {
  const { open, asked, clock, choose, injected, toasts } = swapping()
  const told = () => toasts().filter((text) => text === 'swap.coinPriceFailed').length
  for (let times = 0; times < 3; times += 1) asked.reject('price', unreachable)
  open()
  choose('target', usdcToken)
  clock.pass(200)
  clock.pass(10_000)
  expect(told()).toBe(1)
  for (let times = 0; times < 2; times += 1) asked.reject('price', unreachable)
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(told()).toBe(2)
})
