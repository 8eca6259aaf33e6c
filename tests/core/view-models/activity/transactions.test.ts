import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { accountReader } from '../../../../renderers/headless/account-reader.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { ownTransaction } from '../../../../core/events/operations/own-transaction.ts'
import { router } from '../../../../core/events/shell/router.ts'
import type { Transaction } from '../../../../core/domain/activity/transaction.ts'
import { transactionsView } from '../../../../core/view-models/activity/transactions.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { spam, transaction, transactions, transfer } from '../../../../fixtures/transactions.ts'

/** Alice looks at her activity. */
function looking(given: readonly Transaction[], options = {}) {
  const port = fakeTransactions({ transactions: given })
  const story = startStory({ ports: { transactions: port }, options })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  const parts = () => transactionsView(story.latchkey.state()).parts
  const rows = () =>
    parts().list?.items.map(({ label, detail, amounts, caution }) =>
      [label, detail, amounts?.join(' → '), caution].filter(Boolean).join(' | '),
    ) ?? []
  return { ...story, port, parts, rows }
}

const aliceOnEthereum = { chainId: 'eip155:1', address: alice.address }

const coins = (direction: 'in' | 'out', amount: string, symbol: string) =>
  transfer({ direction, amount, symbol })

test('a row shows action, amount and date and links to the explorer', () => {
  const { parts } = looking([transaction(1)])
  expect(parts().list?.items).toMatchObject([
    {
      label: 'Received',
      amounts: ['+0.5 ETH'],
      href: `https://etherscan.io/tx/${transaction(1).hash}`,
      press: null,
    },
  ])
  expect(parts().list?.items[0]?.tag).toMatch(/^\d\d [A-Z][a-z]{2}$/)
})

test.each([
  ['approve', 'Approved'],
  ['burn', 'Burned'],
  ['cancel', 'Canceled'],
  ['trade', 'Swapped'],
  ['bought', 'Bought'],
  ['withdraw', 'Withdrawn'],
  ['conjure', 'conjure'],
  ['toString', 'toString'],
])('a transaction of type %s is labelled %s', (type, label) => {
  const { parts } = looking([transaction(1, { type, transfers: [] })])
  expect(parts().list?.items[0]).toMatchObject({ label, detail: 'Confirmed' })
})

test('two transfers share one row, many get a row each, and collectibles show their names', () => {
  const [gone, come] = [coins('out', '12.5', 'USDC'), coins('in', '0.004', 'ETH')]
  const shell = transfer({ name: 'Shell', isCollectible: true })
  const { rows } = looking([
    transaction(1, { type: 'trade', transfers: [come, gone] }),
    transaction(2, { type: 'deposit', transfers: [gone, gone, come] }),
    transaction(3, { type: 'mint', transfers: [shell, shell] }),
    transaction(4, { type: 'receive', transfers: [{ ...spam, isSpam: false }] }),
  ])
  expect(rows()).toEqual([
    'Swapped | -12.5 USDC → +0.004 ETH',
    'Deposited | 12.5 USDC',
    'Deposited | 12.5 USDC',
    'Deposited | 0.004 ETH',
    'Minted | Shell',
    'Minted | Shell',
    'Received | Claim now',
  ])
})

test.each([
  ['trade', 'in', 'confirmed', 'swap', 'positive'],
  ['approve', 'out', 'confirmed', 'check', 'positive'],
  ['cancel', 'out', 'failed', 'close', 'negative'],
  ['receive', 'in', 'pending', 'incoming', 'neutral'],
  ['send', 'out', null, 'outgoing', 'accent'],
] as const)('%s %s that is %s is marked with %s, %s', (type, direction, status, icon, tone) => {
  const { parts } = looking([transaction(1, { type, status, transfers: [transfer({ direction })] })])
  expect(parts().list?.items[0]?.mark).toEqual({ icon, tone })
})

test('a swap shows both images, the received one first', () => {
  const [gone, come] = [coins('out', '12.5', 'USDC'), coins('in', '0.004', 'ETH')]
  const { parts } = looking([transaction(1, { type: 'trade', transfers: [gone, come] }), transaction(2)])
  expect(parts().list?.items.map(({ image, behind }) => [image.seed, behind?.seed])).toEqual([
    ['ETH', 'USDC'],
    ['ETH', undefined],
  ])
})

test.each([
  ['1234567890123456789.123999', '1,234,567,890,123,456,789.123'],
  ['0.0000001', '<0.001'],
  ['0', '0'],
  ['2.5000', '2.5'],
  [null, '–'],
])('an amount of %s reads %s, and is never rounded up', (amount, read) => {
  const { rows } = looking([
    transaction(1, { type: 'send', transfers: [transfer({ amount, direction: 'out' })] }),
  ])
  expect(rows()).toEqual([`Sent | ${read} ETH`])
})

test('a transaction that failed says so', () => {
  const { rows } = looking([
    transaction(1, { status: 'failed' }),
    transaction(2, { status: 'failed', transfers: [] }),
  ])
  expect(rows()).toEqual(['Received | +0.5 ETH | Failed', 'Received | Failed'])
})

test('rows are grouped by months, in the words of the locale, with the year where it is not this one', () => {
  const given = [transaction(1, { minedAt: 5_000_000_000 }), transaction(2, { minedAt: -5_000_000_000 })]
  const groups = (locale: string) =>
    looking(given, { locale })
      .parts()
      .list?.items.map(({ group }) => group)
  expect(groups('en')).toEqual(['February', 'November 1969'])
  expect(groups('de')).toEqual(['Februar', 'November 1969'])
})

test('seven placeholders are shown while the first page loads', () => {
  const port = fakeTransactions({ order: 'never' })
  const { latchkey } = startStory({ ports: { transactions: port } })
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(router.viewPushed({ view: 'Transactions' }))
  expect(transactionsView(latchkey.state()).parts).toMatchObject({
    none: null,
    list: { placeholders: 7, items: [] },
  })
})

test('an account without a past reads so', () => {
  const { parts } = looking([])
  expect(parts()).toMatchObject({
    list: null,
    none: { title: 'No transactions yet', body: 'Your transactions will appear here.' },
  })
})

test('five pages of spam offer a button for older transactions', () => {
  const { parts } = looking(transactions(600, { transfers: [spam] }))
  expect(parts().older?.label).toBe('Load more')
  expect(parts()).toMatchObject({ none: null, failed: null })
})

test('the rows of a list that did not change stay the same objects', () => {
  const { latchkey, parts } = looking(transactions(3))
  const before = parts().list?.items ?? []
  latchkey.dispatch(modal.loadingChanged({ loading: true }))
  expect(parts().list?.items.every((item, index) => item === before[index])).toBe(true)
})

test('an own transaction shows the outcome of its chain, not of the service', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const { latchkey, rows, port, parts } = looking([
    transaction(1, { hash, type: 'send', status: 'pending', transfers: [] }),
  ])
  const chain = port.hang('settlement')
  latchkey.dispatch(
    ownTransaction.sent({ ...aliceOnEthereum, params: [{ value: '0xde0b6b3a7640000' }], result: hash }),
  )
  expect(rows()).toEqual(['Sent | 1 ETH'])
  expect(parts().list?.items[0]?.tag).toBe('Pending')
  chain.answer({ outcome: 'sped-up', replacement: `0x${'cd'.repeat(32)}` })
  expect(rows()).toEqual(['Sent | Sped up | 1 ETH'])
  expect(parts().list?.items[0]?.href).toContain('cdcd')
})

test('a hash that wallet and service write in letters of another case is of one transaction', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const { latchkey, rows, port } = looking([transaction(1, { hash, type: 'send', transfers: [] })])
  port.hang('settlement')
  for (const result of [`0x${'AB'.repeat(32)}`, hash])
    latchkey.dispatch(ownTransaction.sent({ ...aliceOnEthereum, params: [{}], result }))
  expect(latchkey.state().ownTransactions.sent).toHaveLength(1)
  expect(rows()).toEqual(['Sent | Confirmed'])
})

test('a host reads it without views, page by page', () => {
  const port = fakeTransactions({ transactions: transactions(60) })
  const { latchkey } = startStory({ ports: { transactions: port } })
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const reader = accountReader(latchkey)
  expect(reader.activity()).toMatchObject({ status: 'idle', transactions: [], hasMore: false })
  reader.readActivity()
  expect(reader.activity()).toMatchObject({ status: 'loaded', hasMore: true, address: alice.address })
  reader.moreActivity()
  expect(reader.activity()).toMatchObject({ hasMore: false })
  expect(reader.activity().transactions).toHaveLength(60)
})

test('a sped-up transaction is listed once, as its replacement', () => {
  const replacement = transaction(1).hash
  const { latchkey, parts, port } = looking([transaction(1)])
  const chain = port.hang('settlement')
  const sent = { ...aliceOnEthereum, params: [{}], result: `0x${'ab'.repeat(32)}` }
  latchkey.dispatch(ownTransaction.sent(sent))
  expect(parts().list?.items).toHaveLength(2)
  chain.answer({ outcome: 'sped-up', replacement })
  expect(parts().list?.items).toHaveLength(1)
})

test('a replacement is listed once, even if the service does not know it yet', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const { latchkey, rows, port } = looking([
    transaction(1, { status: 'pending', type: 'send', transfers: [] }),
  ])
  port.answer('settlement', { outcome: 'sped-up', replacement: transaction(1).hash })
  latchkey.dispatch(ownTransaction.sent({ ...aliceOnEthereum, params: [{}], result: hash }))
  expect(rows()).toEqual(['Sent | Sped up'])
})

test('a recalled transaction is listed once if the history contains its replacement', () => {
  const mined = transaction(7, { type: 'send', from: alice.address.toLowerCase(), transfers: [] })
  const { latchkey, rows, port } = looking([mined, transaction(8, { nonce: 7 })])
  port.hang('settlement')
  const kept = { value: null, isCall: false, called: null, settlement: null, sentAt: 1, nonce: 7 }
  const recalled = { ...aliceOnEthereum, ...kept, hash: `0x${'ab'.repeat(32)}` }
  latchkey.dispatch(ownTransaction.recalled({ transactions: [recalled] }))
  expect(rows()).toEqual(['Sent | Confirmed', 'Received | +0.5 ETH'])
})
