import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { ownTransaction } from '../../../core/events/operations/own-transaction.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { spam, transaction, transfer } from '../../../fixtures/transactions.ts'
import { account, latchkeyOfFakes, walletKey } from './world-of-fakes.ts'

const space = { columns: 80, rows: 24 }

type Fakes = ReturnType<typeof latchkeyOfFakes>

/** A terminal whose visitor comes to Activity, where the service says this. */
async function lookingAt(prepare: (ports: Fakes['ports']) => void) {
  const fakes = latchkeyOfFakes()
  await fakes.latchkey.connect({ wallet: walletKey })
  prepare(fakes.ports)
  fakes.latchkey.dispatch(modal.openRequested({ view: 'Transactions' }))
  return fakes
}

test('Activity shows action, amount, outcome and link by month', async () => {
  const { latchkey } = await lookingAt(({ transactions }) =>
    transactions.answer('history', {
      next: '2',
      transactions: [
        transaction(0),
        transaction(1, {
          type: 'trade',
          transfers: [
            transfer({ direction: 'out', amount: '1.23456', symbol: 'ETH' }),
            transfer({ amount: '2500', name: 'USD Coin', symbol: 'USDC' }),
          ],
        }),
        transaction(2, { status: 'failed', type: 'send', transfers: [] }),
        transaction(3, { transfers: [spam] }),
        transaction(4, { chainId: 'eip155:137' }),
        transaction(800),
      ],
    }),
  )
  expect(renderFrame(latchkey, space)).toMatchInlineSnapshot(`
    "╭────────────────────────────────────────────────────────────────────────────╮
    │   Activity                                                         Close ✕ │
    ├────────────────────────────────────────────────────────────────────────────┤
    │   Transactions                                                             │
    │   March 2024                                                               │
    │ ▸  ET  ↓ Received                                         +0.5 ETH  15 Mar │
    │    US  ⇄ Swapped                          -1.234 ETH → +2,500 USDC  14 Mar │
    │    SE  ↑ Sent  Failed                                               14 Mar │
    │   February 2024                                                            │
    │    ET  ↓ Received                                         +0.5 ETH  10 Feb │
    │                                                                            │
    ╰────────────────────────────────────────────────────────────────────────────╯
      ↗ https://etherscan.io/tx/0x0000000000000000000000000000000000000000000000
        000000000000000000"
  `)
})

test('an own pending transaction is listed first', async () => {
  const { latchkey, ports } = await lookingAt(({ transactions }) =>
    transactions.answer('history', { next: null, transactions: [transaction(0, { minedAt: 500 })] }),
  )
  ports.transactions.hang('settlement')
  latchkey.dispatch(
    ownTransaction.sent({
      chainId: 'eip155:1',
      address: account,
      params: [{ from: account, to: account, value: '0x1' }],
      result: `0x${'1'.repeat(64)}`,
    }),
  )
  expect(renderFrame(latchkey, { columns: 40, rows: 15 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Activity                   Close ✕ │
    ├──────────────────────────────────────┤
    │   Transactions                       │
    │   January                            │
    │ ▸  ET  ↑ Sent  <0.001 ETH …  Pending │
    │    ET  ↓ Received   +0.5 ETH  01 Jan │
    │                                      │
    ╰──────────────────────────────────────╯
      ↗ https://etherscan.io/tx/0x11111111
        1111111111111111111111111111111111
        1111111111111111111111"
  `)
})

test.each<readonly [string, (ports: Fakes['ports']) => void, readonly string[]]>([
  ['while it is fetched', ({ transactions }) => void transactions.hang('history'), ['··  ·····']],
  [
    'without a past',
    ({ transactions }) => transactions.answer('history', { next: null, transactions: [] }),
    ['No transactions yet', 'Your transactions will appear here.'],
  ],
  [
    'that cannot be had',
    ({ transactions }) => transactions.reject('history', { code: 'http-status', status: 429 }),
    ['Failed to fetch transactions', '▸ [ Try again ]', '✗ Failed to fetch transactions'],
  ],
])('a history %s says so', async (_, prepare, words) => {
  const { latchkey } = await lookingAt(prepare)
  const frame = renderFrame(latchkey, space)
  expect(words.filter((word) => !frame.includes(word))).toEqual([])
})

test('a narrow Activity row preserves name and date and truncates the outcome', async () => {
  const { latchkey, ports } = await lookingAt(({ transactions }) =>
    transactions.answer('history', { next: null, transactions: [] }),
  )
  ports.transactions.answer('settlement', { outcome: 'dropped', replacement: null })
  const asked = { chainId: 'eip155:1', address: account, params: [{ from: account, to: account }] }
  latchkey.dispatch(ownTransaction.sent({ ...asked, result: `0x${'1'.repeat(64)}` }))
  expect(renderFrame(latchkey, { columns: 40, rows: 15 })).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────╮
    │   Activity                   Close ✕ │
    ├──────────────────────────────────────┤
    │   Transactions                       │
    │   January                            │
    │ ▸  SE  ↑ Sent  Dropped by…    01 Jan │
    │                                      │
    ╰──────────────────────────────────────╯
      ↗ https://etherscan.io/tx/0x11111111
        1111111111111111111111111111111111
        1111111111111111111111"
  `)
})
