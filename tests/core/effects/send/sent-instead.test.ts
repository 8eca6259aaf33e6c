import { expect, test } from 'vitest'
import type { Settlement } from '../../../../core/domain/operations/settlement/settlement.ts'
import { ownTransaction } from '../../../../core/events/operations/own-transaction.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { transactionsView } from '../../../../core/view-models/activity/transactions.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { hash, sending, usdc } from './story.ts'

/** Alice has sent an ether and a half to Bob, or so her wallet says. */
function sent(token?: string, amount?: string) {
  const story = sending()
  story.toReview(token, amount)
  story.injected.answer('request', hash)
  story.press(story.review().send?.press)
  const question = () =>
    Object(story.transactions.questions.find(({ method }) => method === 'settlement')?.request) as Record<
      string,
      unknown
    >
  return { ...story, question }
}

const content = (paid: NonNullable<Settlement['instead']>['paid']): Settlement => ({
  outcome: 'other',
  replacement: null,
  instead: { difference: 'content', from: alice.address, paid },
})

test('the settlement check receives the call and the time of the wallet request', () => {
  const { question } = sent()
  expect(question()).toMatchObject({
    hash,
    asked: { call: { to: bob.address, value: '0x14d1120d7b160000', data: '0x' } },
    askedAt: expect.any(Number) as number,
  })
})

test.each<readonly [string, Settlement, string, string]>([
  [
    'another receiver',
    content({ token: null, amount: '500000000000000000', to: carol.address }),
    'Your wallet sent something else',
    '0.5 ETH to 0x3C44…93BC. Nothing was sent to 0x7099…79C8.',
  ],
  [
    'another amount',
    content({ token: null, amount: '500000000000000000', to: bob.address }),
    'Your wallet sent something else',
    '0.5 ETH to 0x7099…79C8. You asked for 1.5 ETH.',
  ],
  [
    'another token',
    content({ token: usdc.address, amount: '2500000', to: carol.address }),
    'Your wallet sent something else',
    '2.5 USDC to 0x3C44…93BC. Nothing was sent to 0x7099…79C8.',
  ],
  [
    'other instructions',
    content({ token: null, amount: '1500000000000000000', to: bob.address }),
    'Your wallet sent something else',
    "It sent 1.5 ETH to 0x7099…79C8, with instructions you didn't review.",
  ],
  [
    'nothing that can be read',
    content(null),
    'Your wallet sent something else',
    'Nothing was sent to 0x7099…79C8. Check your wallet before you send again.',
  ],
  [
    'a token that nobody knows',
    content({ token: carol.address, amount: '1', to: carol.address }),
    'Your wallet sent something else',
    'Nothing was sent to 0x7099…79C8. Check your wallet before you send again.',
  ],
  [
    'an older transaction',
    { ...content(null), instead: { difference: 'earlier', from: alice.address, paid: null } },
    'Your wallet returned an older transaction',
    'Nothing new was sent to 0x7099…79C8. Check your wallet before you send again.',
  ],
  [
    'the same from another account',
    { ...content(null), instead: { difference: 'account', from: carol.address, paid: null } },
    'Sent from another account',
    'Your wallet sent it from 0x3C44…93BC.',
  ],
  [
    'a stranger’s transaction',
    { ...content(null), instead: { difference: 'stranger', from: carol.address, paid: null } },
    'Your wallet returned a transaction of another account',
    'It belongs to 0x3C44…93BC and sent nothing to 0x7099…79C8. Check your wallet before you send again.',
  ],
  [
    'a replacement that another tab found',
    { outcome: 'other', replacement: null },
    'Your wallet sent something else',
    'Nothing was sent to 0x7099…79C8. Check your wallet before you send again.',
  ],
])('a settlement with %s is reported with the content that the wallet sent', (_, settlement, title, body) => {
  const { settlement: chain, end } = sent()
  chain.answer(settlement)
  expect(end().status).toMatchObject({ tone: 'negative', title, body })
  expect(end().picture?.mood).toBe('failed')
  expect(end().amount).toMatchObject({ label: 'You asked for', value: '1.5 ETH' })
})

test.each([
  ['cancelled', 'stopped', 'neutral', 'Your wallet sent another one instead. This one moved nothing.'],
  [
    'replaced',
    'failed',
    'negative',
    "Couldn't check what that one did. Check your wallet before you send again.",
  ],
] as const)(
  'a transfer that was %s has %s, with the known facts about its replacement',
  (outcome, mood, tone, body) => {
    const { settlement, end } = sent()
    settlement.answer({ outcome, replacement: null })
    expect(end().picture?.mood).toBe(mood)
    expect(end().status).toMatchObject({ tone, title: 'Replaced by another transaction', body })
  },
)

test('the result of an edited transaction links to the transaction that replaced it', () => {
  const { settlement, end } = sent()
  const replacement = `0x${'ef'.repeat(32)}`
  settlement.answer({ ...content(null), replacement })
  expect(end().status?.title).toBe('Your wallet sent something else')
  expect(end().explorer?.href).toContain(replacement)
})

test('a mined transaction that cannot be checked is not reported as sent', () => {
  const { settlement, end } = sent()
  settlement.answer({ outcome: 'confirmed', replacement: null, isUnchecked: true })
  expect(end().status).toMatchObject({ tone: 'neutral', title: 'Confirmed, but not checked' })
})

test('a toast says that the wallet sent something else if the view was left', () => {
  const { settlement, latchkey } = sent()
  latchkey.dispatch(modal.closed({ outcome: 'dismissed' }))
  settlement.answer(content(null))
  expect(toastView(latchkey.state())?.text).toBe('Your wallet sent something else')
})

test('an unknown transaction is reported as unknown, and a press checks again', () => {
  const { settlement, end, press, clock, transactions } = sent()
  clock.pass(25_000)
  expect(end().status?.title).toBe('Still pending')
  settlement.answer({ outcome: 'unknown', replacement: null })
  expect(end().status).toMatchObject({
    tone: 'neutral',
    title: 'Transaction not found',
    body: 'If your wallet needs more signatures, continue there.',
  })
  const again = transactions.hang('settlement')
  press(end().again?.press)
  expect([end().status?.title, end().again?.press]).toEqual(['Checking again', null])
  again.answer({ outcome: 'unknown', replacement: null })
  expect(end().status?.title).toBe('Transaction not found')
  press(end().again?.press)
  expect([end().status?.title, end().again]).toEqual(['Sent 1.5 ETH', null])
})

test('an id that no network knows is not pending in Activity, neither while it is looked for again', () => {
  const { settlement, latchkey, transactions } = sent()
  const rows = () => JSON.stringify(transactionsView(latchkey.state()).parts.list?.items)
  settlement.answer({ outcome: 'unknown', replacement: null })
  transactions.hang('settlement')
  latchkey.dispatch(modal.openRequested({ view: 'Transactions' }))
  expect(rows()).toContain('Not found')
  expect(rows()).not.toContain('Pending')
})

test('Activity hides the requested amount if the wallet sent something else', () => {
  const { settlement, latchkey } = sent()
  settlement.answer(content(null))
  const rows = () => JSON.stringify(transactionsView(latchkey.state()).parts.list?.items)
  expect(rows()).toContain('Your wallet sent something else')
  expect(rows()).not.toContain('1.5')
})

test('a wallet that answers an earlier hash of this page has named nothing new', () => {
  const story = sent()
  story.settlement.answer({ outcome: 'confirmed', replacement: null })
  story.press(story.end().close.press)
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.clock.pass(1000)
  story.toReview()
  story.injected.answer('request', hash)
  story.press(story.review().send?.press)
  expect(story.view()).toBe('WalletSendPreview')
  expect(JSON.stringify(story.review())).toContain('before you send again: it may have sent this')
})

test('a transaction is compared with the nonces that the account has used before', () => {
  const story = sent()
  const chosen = { chainId: 'eip155:1', address: alice.address, hash }
  story.latchkey.dispatch(ownTransaction.seen({ ...chosen, nonce: 4 }))
  story.settlement.answer({ outcome: 'confirmed', replacement: null })
  story.press(story.end().close.press)
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.clock.pass(1000)
  story.toReview()
  story.injected.answer('request', `0x${'cd'.repeat(32)}`)
  story.press(story.review().send?.press)
  const asked = story.transactions.questions.filter(({ method }) => method === 'settlement')
  expect(asked.at(-1)?.request).toMatchObject({ lastNonce: 4 })
})
