import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import {
  transactionsText,
  parseTransactions,
} from '../../../../core/domain/operations/stored-transactions.ts'
import { activity } from '../../../../core/events/activity/activity.ts'
import { ownTransaction } from '../../../../core/events/operations/own-transaction.ts'
import { alice } from '../../../../fixtures/people.ts'
import { connected, hash, kept, payment } from './own-transaction-story.ts'

const numbered = (index: number) => `0x${String(index).padStart(64, '0')}`

test('a sent transaction is pending at once and settles with its chain', async () => {
  const transactions = fakeTransactions()
  const chain = transactions.hang('settlement')
  const { send, sent, isPending } = connected({ transactions })
  expect(isPending()).toBe(false)
  await send()
  expect(sent()).toMatchObject([
    {
      hash,
      address: alice.address,
      chainId: 'eip155:1',
      value: '1000000000000000000',
      settlement: null,
    },
  ])
  expect(isPending()).toBe(true)
  chain.answer({ outcome: 'confirmed', replacement: null })
  expect(sent()[0]?.settlement).toEqual({ outcome: 'confirmed', replacement: null })
  expect(isPending()).toBe(false)
})

test('the settlement check uses the chain, the account and the RPC URL of the host', async () => {
  const { send, transactions } = connected({ options: { rpcUrls: { 'eip155:1': 'https://node.example/' } } })
  await send()
  expect(transactions.questions).toMatchObject([
    {
      method: 'settlement',
      request: { hash, address: alice.address, network: { id: 'eip155:1' } },
    },
  ])
})

test.each(['sped-up', 'cancelled', 'replaced', 'dropped'] as const)(
  'a transaction that was %s settles with that outcome',
  async (outcome) => {
    const settlement = { outcome, replacement: outcome === 'dropped' ? null : `0x${'cd'.repeat(32)}` }
    const { send, sent } = connected({
      transactions: fakeTransactions({ settlements: { [hash]: settlement } }),
    })
    await send()
    expect(sent()[0]?.settlement).toEqual(settlement)
  },
)

test('a second end of the same transaction changes nothing', async () => {
  const { send, sent, latchkey } = connected()
  await send()
  const before = sent()
  const chosen = { chainId: 'eip155:1', address: alice.address, hash }
  latchkey.dispatch(ownTransaction.settled({ ...chosen, outcome: 'failed', replacement: null }))
  expect(sent()).toBe(before)
})

test('an unsettled transaction is checked again after a refresh', async () => {
  const transactions = fakeTransactions()
  transactions.answer('settlement', { outcome: 'unsettled', replacement: null })
  const { send, sent, isPending, latchkey } = connected({ transactions })
  await send()
  expect([sent()[0]?.settlement?.outcome, isPending()]).toEqual(['unsettled', false])
  latchkey.dispatch(activity.refreshed())
  expect(sent()[0]?.settlement?.outcome).toBe('confirmed')
})

test('nodes that cannot be asked leave it open', async () => {
  const transactions = fakeTransactions()
  transactions.reject('settlement', { code: 'unreachable' })
  const { send, sent } = connected({ transactions })
  await send()
  expect(sent()[0]?.settlement?.outcome).toBe('unsettled')
})

test.each([
  ['a signature', 'personal_sign', hash],
  ['an answer that is no hash', 'eth_sendTransaction', 'done'],
  ['an answer that is nothing', 'eth_sendTransaction', null],
])('%s is no transaction', async (_, method, result) => {
  const { send, sent, transactions } = connected()
  await send(result, method)
  expect([sent(), transactions.questions]).toEqual([[], []])
})

test('a sent transaction is stored and watched at the next visit', async () => {
  const storage = fakeStorage()
  const transactions = fakeTransactions()
  transactions.hang('settlement')
  const first = connected({ storage, transactions })
  await first.send()
  first.latchkey.stop()
  const later = connected({ storage })
  later.latchkey.dispatch(activity.refreshed())
  expect(later.sent()).toMatchObject([{ hash, settlement: { outcome: 'confirmed' } }])
  const question = later.transactions.questions.find(({ method }) => method === 'settlement')
  expect(question?.request).toMatchObject({ asked: { call: { to: payment.to, value: payment.value } } })
})

test('nonce and action digest are stored and used at the next visit', async () => {
  const storage = fakeStorage()
  const first = fakeTransactions()
  const actionDigest = `0x${'ef'.repeat(32)}`
  first.answer('settlement', { nonce: 7, actionDigest })
  const { send, sent, latchkey } = connected({ storage, transactions: first })
  await send()
  expect(sent()).toMatchObject([{ nonce: 7, settlement: null }])
  latchkey.stop()
  const later = connected({ storage })
  later.latchkey.dispatch(activity.refreshed())
  const asked = later.transactions.questions.find(({ method }) => method === 'settlement')
  expect(asked).toMatchObject({ request: { hash, nonce: 7, actionDigest } })
})

test('malformed stored transactions are ignored', () => {
  for (const text of ['{', '[1,null,{"hash":7}]', '{"a":1}']) {
    const storage = fakeStorage({ sentTransactions: text })
    const { latchkey, sent } = connected({ storage })
    latchkey.dispatch(activity.refreshed())
    expect(sent()).toEqual([])
  }
})

test('transactions are not followed if the host disables activity', async () => {
  const { send, types } = connected({ options: { features: { activity: false } } })
  await send()
  expect(
    types().filter((type) => type.startsWith('ownTransaction') || type === 'features/loadFailed'),
  ).toEqual([])
})

test('an address that a library writes in small letters is still the account', async () => {
  const { send, sent } = connected()
  await send(hash, 'eth_sendTransaction', { ...payment, from: alice.address.toLowerCase() })
  expect(sent()[0]?.address).toBe(alice.address)
})

test('a dropped transaction is checked again, and a later confirmation counts', async () => {
  const transactions = fakeTransactions()
  transactions.answer('settlement', { outcome: 'dropped', replacement: null })
  transactions.answer('settlement', { outcome: 'unsettled', replacement: null })
  const { send, sent, latchkey } = connected({ transactions })
  await send()
  const outcomes = [sent()[0]?.settlement?.outcome]
  for (let looks = 0; looks < 2; looks += 1) {
    latchkey.dispatch(activity.refreshed())
    outcomes.push(sent()[0]?.settlement?.outcome)
  }
  expect(outcomes).toEqual(['dropped', 'dropped', 'confirmed'])
})

test('transactions of another tab are preserved in storage', async () => {
  const storage = fakeStorage()
  const here = connected({ storage })
  await here.send()
  const there = connected({ storage })
  const [second, third] = [`0x${'bb'.repeat(32)}`, `0x${'cc'.repeat(32)}`]
  await there.send(second)
  await here.send(third)
  const later = connected({ storage })
  later.latchkey.dispatch(activity.refreshed())
  expect(new Set(later.sent().map((one) => one.hash))).toEqual(new Set([hash, second, third]))
})

test('transactions stored by a newer version are not overwritten', async () => {
  const text = '{"v":2,"transactions":[]}'
  const { send, storage } = connected({ storage: fakeStorage({ sentTransactions: text }) })
  await send()
  expect(storage.texts().sentTransactions).toBe(text)
})

test('a new transaction is shown first, watched and stored despite entries from the future', async () => {
  const later = Date.parse('2999-01-01T00:00:00Z')
  const future = Array.from({ length: 20 }, (_, index) => kept({ hash: numbered(index), sentAt: later }))
  const storage = fakeStorage({ sentTransactions: transactionsText(future) })
  const { send, sent, outcomes, clock } = connected({ storage })
  clock.pass(1_000)
  await send()
  expect([sent().length, sent()[0]?.hash, outcomes()[0]]).toEqual([20, hash, 'confirmed'])
  expect(sent().every(({ sentAt }) => sentAt <= clock.now())).toBe(true)
  expect(parseTransactions(storage.texts().sentTransactions ?? null)[0]?.hash).toBe(hash)
})

test('a new transaction is shown first after the clock was set back', async () => {
  const { send, sent, latchkey } = connected()
  const ahead = Array.from({ length: 20 }, (_, index) => kept({ hash: numbered(index), sentAt: 9e14 }))
  await send()
  latchkey.dispatch(ownTransaction.recalled({ transactions: ahead }))
  await send(numbered(77))
  expect(sent()[0]?.hash).toBe(numbered(77))
})

test('a pending transaction is watched again after a stop and a start, even without storage', async () => {
  const transactions = fakeTransactions()
  transactions.hang('settlement')
  const { send, outcomes, storage, latchkey } = connected({ transactions })
  storage.block()
  await send()
  latchkey.stop()
  expect(outcomes()).toEqual([null])
  latchkey.start()
  expect(outcomes()).toEqual(['confirmed'])
})

test('a pending transaction is watched once after a restart, even if it is stored', async () => {
  const transactions = fakeTransactions()
  transactions.hang('settlement')
  const { send, latchkey } = connected({ transactions })
  await send()
  latchkey.stop()
  transactions.hang('settlement')
  latchkey.start()
  expect(transactions.questions.map(({ isAborted }) => isAborted)).toEqual([true, false])
})

test('disabling activity aborts the settlement check, and enabling it allows another', async () => {
  const transactions = fakeTransactions()
  transactions.hang('settlement')
  const { send, outcomes, isPending, latchkey } = connected({ transactions })
  await send()
  latchkey.update({ features: { activity: false } })
  expect([transactions.questions[0]?.isAborted, isPending()]).toEqual([true, false])
  latchkey.update({ features: { activity: true } })
  latchkey.dispatch(activity.refreshed())
  expect(outcomes()).toEqual(['confirmed'])
})

test('transactions of another tab are ignored once the host disables activity', async () => {
  const { send, sent, storage, latchkey } = connected()
  await send()
  latchkey.update({ features: { activity: false } })
  storage.changeElsewhere('sentTransactions', transactionsText([kept({ hash: numbered(1) })]))
  expect(sent().map((one) => one.hash)).toEqual([hash])
})
