import { expect, test } from 'vitest'
import type { Transaction } from '../../../../core/domain/activity/transaction.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { purchases } from '../../../../core/events/buy/purchases.ts'
import { transaction, transfer } from '../../../../fixtures/transactions.ts'
import { buying, holder, meld, quote } from './state.ts'

const onPolygon = { ...holder, chainId: 'eip155:137' }

function row(number: number, given: Partial<Transaction> = {}): Transaction {
  const transfers = [transfer({ amount: '98.42', name: 'USD Coin', symbol: 'USDC' })]
  return transaction(number, { type: 'buy', transfers, ...given })
}

test('purchases are grouped by month, newest first, with amount, date and failure', () => {
  const { activity, tell } = buying()
  tell(
    purchases.requested(holder),
    purchases.received({ ...holder, transactions: [row(1), row(900), row(2, { status: 'failed' })] }),
  )
  const { list } = activity()
  expect(
    list?.items.map(({ label, amounts, group, caution }) => [label, amounts?.[0], group, caution]),
  ).toEqual([
    ['Bought', '+98.42 USDC', 'March', undefined],
    ['Not bought', '98.42 USDC', 'March', 'Failed'],
    ['Bought', '+98.42 USDC', 'February', undefined],
  ])
  expect(list?.items[0]?.href).toMatch(/^https:\/\/etherscan\.io\/tx\/0x/)
})

test('a pending purchase shows as busy and without a date', () => {
  const { activity, tell } = buying()
  const transactions = [row(1, { status: 'pending', hash: null })]
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions }))
  expect(activity().list?.items).toMatchObject([{ busy: true, tag: 'Pending' }])
})

test('placeholders are shown until the history arrives, and a reload keeps its rows', () => {
  const { activity, tell } = buying()
  expect(activity().list).toMatchObject({ items: [], placeholders: 7 })
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [row(1)] }))
  tell(purchases.requested(holder))
  expect(activity().list).toMatchObject({ placeholders: 0, items: [{ label: 'Bought' }] })
})

test('an account without purchases shows an explanation', () => {
  const { activity, tell } = buying()
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [] }))
  expect(activity()).toMatchObject({ list: null, none: { title: 'No purchases yet' } })
})

test('a failed history shows an error above the known rows and a retry', () => {
  const { activity, tell } = buying()
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [row(1)] }))
  tell(purchases.requested(holder), purchases.failed({ ...holder, failure: { code: 'unreachable' } }))
  expect(activity().failed?.title).toBe("Couldn't load your purchases")
  expect(activity().retry?.press).toEqual(purchases.requested(holder))
  expect(activity().list?.items).toHaveLength(1)
})

test('purchases on several networks are merged with their own explorers and without duplicates', () => {
  const { activity, tell } = buying()
  const there = row(2, { chainId: onPolygon.chainId })
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [row(1), there] }))
  tell(purchases.requested(onPolygon), purchases.received({ ...onPolygon, transactions: [there] }))
  expect(activity().list?.items.map(({ href }) => new URL(href ?? '').hostname)).toEqual([
    'etherscan.io',
    'polygonscan.com',
  ])
})

test('a purchase without a history is listed by its press, with its quoted amount', () => {
  const { activity, tell, begin } = buying({ onRampProviders: [meld] })
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [] }))
  begin({ provider: meld, quote })
  expect(activity().list).toBeNull()
  tell(onRamp.bought({ flow: 'b' }))
  expect(activity().list?.items).toMatchObject([{ label: 'Bought', amounts: ['+98.42 USDC'], press: null }])
})

test('a purchase that the history contains is listed once', () => {
  const { activity, tell, begin } = buying()
  begin({ quote })
  tell(purchases.requested(holder), purchases.received({ ...holder, transactions: [row(1)] }))
  tell(onRamp.bought({ flow: 'b' }))
  expect(activity().list?.items).toHaveLength(1)
})
