import { expect, test } from 'vitest'
import {
  isStoredByNewer,
  transactionsText,
  parseTransactions,
} from '../../../../core/domain/operations/stored-transactions.ts'
import type { SentTransaction } from '../../../../core/domain/operations/sent-transaction.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

const sent: SentTransaction = {
  chainId: 'eip155:1',
  address: alice.address,
  hash: `0x${'ab'.repeat(32)}`,
  sentAt: 1_000,
  value: '5',
  isCall: true,
  called: bob.address,
  nonce: 7,
  actionDigest: `0x${'ef'.repeat(32)}`,
  settlement: { outcome: 'sped-up', replacement: `0x${'cd'.repeat(32)}` },
}
const solana = {
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  address: '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
  hash: '5'.repeat(88),
  nonce: null,
  settlement: null,
}

/** What is read where one transaction was kept so, beside one that is ours. */
function readBeside(spoilt: unknown) {
  const text = JSON.stringify({ v: 1, transactions: [spoilt, { ...sent, hash: `0x${'01'.repeat(32)}` }] })
  return parseTransactions(text).map(({ hash }) => hash.slice(0, 6))
}

test('stored transactions are read back without amounts and contracts', () => {
  expect(parseTransactions(transactionsText([sent]))).toEqual([{ ...sent, value: null, called: null }])
  expect(parseTransactions(transactionsText([{ ...sent, ...solana }]))).toHaveLength(1)
})

const asked = { call: { to: bob.address, value: '0x5', data: '0x' } }

test('the requested call is stored until the transaction has settled', () => {
  const open = { ...sent, askedAt: 900, asked, settlement: null }
  expect(parseTransactions(transactionsText([open]))).toMatchObject([{ askedAt: 900, asked }])
  const unknown = { ...open, settlement: { outcome: 'unknown', replacement: null } } as const
  expect(parseTransactions(transactionsText([unknown]))).toMatchObject([
    { asked, settlement: { outcome: 'unknown' } },
  ])
  const text = transactionsText([{ ...open, settlement: { outcome: 'confirmed', replacement: null } }])
  expect(text).not.toContain(bob.address)
})

test('a settlement by another transaction is stored without addresses', () => {
  const instead = { difference: 'stranger', from: bob.address, paid: null } as const
  const other = { ...sent, settlement: { outcome: 'other', replacement: null, instead } } as const
  expect(transactionsText([other])).not.toContain(bob.address)
  expect(parseTransactions(transactionsText([other]))).toMatchObject([{ settlement: { outcome: 'other' } }])
  const unchecked = {
    ...sent,
    settlement: { outcome: 'confirmed', replacement: null, isUnchecked: true },
  } as const
  expect(parseTransactions(transactionsText([unchecked]))[0]?.settlement).toEqual(unchecked.settlement)
})

test('a malformed stored request is ignored', () => {
  const spoilt = JSON.stringify({ v: 1, transactions: [{ ...sent, asked: { call: 5 }, askedAt: 'now' }] })
  const [read] = parseTransactions(spoilt)
  expect([read?.asked, read?.askedAt]).toEqual([undefined, undefined])
})

test.each([
  ['a time that no calendar has', { sentAt: 1e300 }],
  ['a time before 1970', { sentAt: -1 }],
  ['no time', { sentAt: null }],
  ['a hash that is any text', { hash: 'done' }],
  ['a signature of Solana for a hash', { hash: solana.hash }],
  ['a hash for a signature of Solana', { ...solana, hash: sent.hash }],
  ['an address that nobody has', { address: '<b>0x' }],
  ['a chain that there is not', { chainId: 'bitcoin' }],
])('a transaction with %s counts as none, and the others are read', (_, spoilt) => {
  expect(readBeside({ ...sent, ...spoilt })).toEqual(['0x0101'])
})

test.each([
  ['a nonce that is none', { nonce: -1 }, { nonce: null }],
  ['an end that there is not', { settlement: { outcome: 'done' } }, { settlement: null }],
  [
    'a replacement that is any text',
    { settlement: { outcome: 'replaced', replacement: 'javascript:' } },
    { settlement: { outcome: 'replaced', replacement: null } },
  ],
])('a transaction with %s is read without that part', (_, spoilt, read) => {
  expect(parseTransactions(JSON.stringify({ v: 1, transactions: [{ ...sent, ...spoilt }] }))).toMatchObject([
    { hash: sent.hash, ...read },
  ])
})

test('a digest that is any text counts as none', () => {
  const spoilt = JSON.stringify({ v: 1, transactions: [{ ...sent, actionDigest: 'done' }] })
  expect(parseTransactions(spoilt)[0]).not.toHaveProperty('actionDigest')
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list of whatever', '[1,null,{"hash":7}]'],
  ['of no version', '{"a":1}'],
  ['no list', '{"v":1,"transactions":7}'],
])('%s counts as empty storage and can be overwritten', (_, text) => {
  expect([parseTransactions(text), isStoredByNewer(text)]).toEqual([[], false])
})

test('a record of a newer version counts as empty and must not be overwritten', () => {
  const text = JSON.stringify({ v: 2, transactions: [sent] })
  expect([parseTransactions(text), isStoredByNewer(text), isStoredByNewer(transactionsText([sent]))]).toEqual(
    [[], true, false],
  )
})
