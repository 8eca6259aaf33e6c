import { expect, test } from 'vitest'
import { requestedTransactionIn } from '../../../../core/domain/operations/request/requested-transaction.ts'
import { lastNonceBefore, wasAnsweredBefore } from '../../../../core/domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../../../core/domain/operations/sent-transaction.ts'
import { isOpen, saysMore } from '../../../../core/domain/operations/settlement/settlement.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

const numbered = (index: number) => `0x${String(index).padStart(64, '0')}`

/** What Alice sent, by its number, with the nonce that it used. */
const sent = (index: number, given: Partial<SentTransaction> = {}): SentTransaction => ({
  chainId: 'eip155:1',
  address: alice.address,
  hash: numbered(index),
  sentAt: index * 1000,
  askedAt: index * 1000 - 500,
  value: null,
  isCall: false,
  called: null,
  nonce: index,
  settlement: { outcome: 'confirmed', replacement: null },
  ...given,
})

test.each([
  [
    'a call',
    [{ from: alice.address, to: bob.address, value: '0x1', gas: '0x5' }],
    { call: { to: bob.address, value: '0x1' } },
  ],
  [
    'a call whose data is its input',
    [{ to: bob.address, input: '0xab' }],
    { call: { to: bob.address, data: '0xab' } },
  ],
  ['a contract that is made', [{ data: '0x6001' }], { call: { data: '0x6001' } }],
  ['an amount that is a number', [{ to: bob.address, value: 7 }], { call: { to: bob.address, value: '7' } }],
  ['a transaction of Solana', { transaction: 'AAAA' }, { transaction: 'AAAA' }],
  ['nothing', [], undefined],
  ['nothing that is a call', ['0x1', 5], undefined],
])('a request says that it asks for %s', (_, params, asked) => {
  expect(requestedTransactionIn(params)).toEqual(asked)
})

test('a hash that was answered to an earlier request names nothing new', () => {
  const before = [sent(1)]
  expect(wasAnsweredBefore(before, numbered(1), 1001)).toBe(true)
  expect(wasAnsweredBefore(before, numbered(1), 1000)).toBe(false)
  expect(wasAnsweredBefore(before, numbered(2), 1001)).toBe(false)
})

test('the last nonce before a request is the highest that the account used on that chain by then', () => {
  const one = sent(9, { nonce: null, settlement: null })
  const others = [
    sent(3),
    sent(4, { settlement: { outcome: 'sped-up', replacement: numbered(44) } }),
    sent(5, { settlement: null }),
    sent(6, { settlement: { outcome: 'dropped', replacement: null } }),
    sent(7, { address: bob.address }),
    sent(8, { chainId: 'eip155:10' }),
    sent(10),
  ]
  expect(lastNonceBefore([one, ...others], one)).toBe(4)
  expect(lastNonceBefore([one], one)).toBeNull()
})

test('a nonce that another transaction took is used, and that of a transaction which was only named is not', () => {
  const other = (replacement: string | null) => sent(4, { settlement: { outcome: 'other', replacement } })
  expect(lastNonceBefore([other(numbered(9))], sent(5))).toBe(4)
  expect(lastNonceBefore([other(null)], sent(5))).toBeNull()
})

test('an unknown transaction is still open and does not update another tab', () => {
  const unknown = { outcome: 'unknown', replacement: null } as const
  expect(isOpen(unknown)).toBe(true)
  expect(saysMore(unknown, null)).toBe(false)
  expect(saysMore({ outcome: 'confirmed', replacement: null }, unknown)).toBe(true)
})

test('that something else was mined is an end', () => {
  const other = { outcome: 'other', replacement: null } as const
  expect([isOpen(other), saysMore(other, null)]).toEqual([false, true])
})
