import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import {
  transactionsText,
  parseTransactions,
} from '../../../../core/domain/operations/stored-transactions.ts'
import type { SentTransaction } from '../../../../core/domain/operations/sent-transaction.ts'
import type { Settlement } from '../../../../core/domain/operations/settlement/settlement.ts'
import { activity } from '../../../../core/events/activity/activity.ts'
import { connected, hash, kept } from './own-transaction-story.ts'

const key = 'sentTransactions'
const confirmed: Settlement = { outcome: 'confirmed', replacement: null }
const unsettled: Settlement = { outcome: 'unsettled', replacement: null }

/** Alice looked at her activity, and no chain tells an end by itself; `write` is what another tab makes of the storage. */
function looking({ isLooked = true } = {}) {
  const transactions = fakeTransactions()
  const open = () => transactions.hang('settlement')
  const story = connected({ transactions })
  if (isLooked) story.latchkey.dispatch(activity.refreshed())
  const write = (...sent: readonly SentTransaction[]) =>
    story.storage.changeElsewhere(key, transactionsText(sent))
  const watchedHashes = () =>
    transactions.questions.flatMap(({ method, request }) =>
      method === 'settlement' ? [(request as { hash: string }).hash] : [],
    )
  const keptHere = () => parseTransactions(story.storage.texts()[key] ?? null)
  return { ...story, open, write, watchedHashes, keptHere }
}

test('a transaction of another tab is pending and watched here', () => {
  const { open, write, sent, isPending, watchedHashes } = looking()
  const chain = open()
  write(kept())
  expect([sent().map((one) => one.hash), isPending()]).toEqual([[hash], true])
  expect(watchedHashes()).toEqual([hash])
  chain.answer(confirmed)
  expect(isPending()).toBe(false)
})

test('a settlement from another tab counts here and aborts the local check', async () => {
  const { open, write, send, outcomes, transactions } = looking()
  open()
  await send()
  write(kept({ settlement: confirmed }))
  expect(outcomes()).toEqual(['confirmed'])
  expect(transactions.questions.at(-1)).toMatchObject({ method: 'settlement', isAborted: true })
})

test('how long another tab waited says nothing here', async () => {
  const { open, write, send, outcomes } = looking()
  open()
  await send()
  write(kept({ settlement: unsettled }))
  expect(outcomes()).toEqual([null])
})

test('a settlement that arrives twice changes nothing', () => {
  const { open, write, outcomes, types, watchedHashes } = looking()
  open()
  write(kept())
  write(kept({ settlement: confirmed }))
  const [before, asked] = [types().length, watchedHashes().length]
  write(kept({ settlement: confirmed }))
  expect([outcomes(), types().length, watchedHashes().length]).toEqual([['confirmed'], before, asked])
})

test('transactions that arrive out of order are sorted by the time they were sent', () => {
  const { open, write, sent, clock } = looking()
  clock.pass(1_000)
  const [first, second] = [kept({ hash: `0x${'01'.repeat(32)}`, sentAt: 1 }), kept({ sentAt: 2 })]
  open()
  open()
  write(second)
  write(first)
  expect(sent().map((one) => one.sentAt)).toEqual([2, 1])
})

test('a watched transaction is not requested again when another one arrives', async () => {
  const { open, write, send, watchedHashes } = looking()
  const other = `0x${'01'.repeat(32)}`
  open()
  open()
  await send()
  write(kept(), kept({ hash: other, sentAt: 2 }))
  expect(watchedHashes()).toEqual([hash, other])
})

test('an unsettled transaction takes the settlement from another tab', async () => {
  const { transactions, write, send, outcomes } = looking()
  transactions.answer('settlement', unsettled)
  await send()
  write(kept({ settlement: confirmed }))
  expect(outcomes()).toEqual(['confirmed'])
})

test('a settlement that another tab stored is not overwritten', async () => {
  const here = looking()
  here.open()
  here.open()
  await here.send()
  const there = connected({ storage: here.storage })
  there.latchkey.dispatch(activity.refreshed())
  await here.send(`0x${'01'.repeat(32)}`)
  const texts = parseTransactions(here.storage.texts()[key] ?? null)
  expect(texts.find((one) => one.hash === hash)?.settlement).toEqual(confirmed)
})

test.each([
  ['removed', null],
  ['no JSON', '{'],
  ['not ours', '[{"hash":7}]'],
])('a text that is %s changes nothing', async (_, text) => {
  const { open, send, sent, storage } = looking()
  open()
  await send()
  storage.changeElsewhere(key, text)
  expect(sent()).toHaveLength(1)
})

test('other tabs are not followed before the first look and after a stop', () => {
  const before = looking({ isLooked: false })
  before.write(kept())
  expect(before.sent()).toEqual([])
  const after = looking()
  after.latchkey.stop()
  after.write(kept())
  expect(after.sent()).toEqual([])
})

test('a nonce from another tab is taken over and stored', async () => {
  const { open, write, send, sent, storage } = looking()
  open()
  await send()
  write(kept({ nonce: 7 }))
  expect(sent()[0]?.nonce).toBe(7)
  expect(parseTransactions(storage.texts()[key] ?? null)).toMatchObject([{ hash, nonce: 7 }])
})

test('a transaction that another tab overwrote is stored again beside its own', async () => {
  const { open, write, send, storage } = looking()
  const other = `0x${'01'.repeat(32)}`
  open()
  open()
  await send()
  write(kept({ hash: other }))
  const texts = parseTransactions(storage.texts()[key] ?? null)
  expect(new Set(texts.map((one) => one.hash))).toEqual(new Set([hash, other]))
})

test('a transaction that another tab overwrote is stored again without new data', async () => {
  const { open, write, send, keptHere } = looking()
  const other = `0x${'01'.repeat(32)}`
  open()
  open()
  await send()
  await send(other)
  write(kept())
  expect(new Set(keptHere().map((one) => one.hash))).toEqual(new Set([hash, other]))
})

test('a settlement that another tab overwrote is stored again and remains', () => {
  const { open, write, outcomes, keptHere } = looking()
  open()
  write(kept())
  write(kept({ settlement: confirmed }))
  write(kept())
  expect([outcomes(), keptHere()[0]?.settlement]).toEqual([['confirmed'], confirmed])
})

test('a nonce that another tab wrote over is written again', () => {
  const { open, write, keptHere } = looking()
  open()
  write(kept({ nonce: 7 }))
  write(kept())
  expect(keptHere()[0]?.nonce).toBe(7)
})

test('a record that a newer version wrote or removed is not changed', async () => {
  for (const text of ['{"v":2,"transactions":[]}', null]) {
    const { send, storage } = connected()
    await send()
    storage.changeElsewhere(key, text)
    expect(storage.texts()[key] ?? null).toBe(text)
  }
})
