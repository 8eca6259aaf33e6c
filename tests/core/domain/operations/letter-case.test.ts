import { expect, test } from 'vitest'
import { isSameEnd } from '../../../../core/domain/operations/settlement/ended-transfer.ts'
import { lastNonceBefore } from '../../../../core/domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../../../core/domain/operations/sent-transaction.ts'
import { isSameTransfer } from '../../../../core/domain/operations/transfer.ts'
import { isApproval } from '../../../../core/selectors/swap/flows.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

const token = '0xabcd'
const upper = '0xABCD'
const mint = 'So11111111111111111111111111111111111111112'

test('a token and a hash in letters of another case are the same ones', () => {
  const transfer = { from: alice.address, to: bob.address, amount: '1' }
  expect(isSameTransfer({ ...transfer, token }, { ...transfer, token: upper })).toBe(true)
  expect(isSameEnd({ hash: token, token }, { hash: upper, token: upper })).toBe(true)
})

test('a mint of Solana in letters of another case is another one, and no token is the coin', () => {
  const transfer = { from: alice.address, to: bob.address, amount: '1' }
  const other = { ...transfer, token: mint.toLowerCase() }
  expect(isSameTransfer({ ...transfer, token: mint }, other)).toBe(false)
  expect(isSameEnd({ hash: token, token: null }, { hash: token, token })).toBe(false)
  expect(isSameEnd({ hash: token, token: null }, { hash: upper, token: null })).toBe(true)
})

test('an approval is known by its hash in letters of another case', () => {
  const swaps = { e1: { approvedBy: token } }
  expect(isApproval({ swap: { swaps } } as never, upper)).toBe(true)
})

test('a transaction is not earlier than itself, in whatever letters its hash is written', () => {
  const one: SentTransaction = {
    chainId: 'eip155:1',
    address: alice.address,
    hash: token,
    sentAt: 1,
    askedAt: 2,
    value: null,
    isCall: false,
    called: null,
    nonce: 7,
    settlement: { outcome: 'confirmed', replacement: null },
  }
  expect(lastNonceBefore([{ ...one, hash: upper }], one)).toBeNull()
})
