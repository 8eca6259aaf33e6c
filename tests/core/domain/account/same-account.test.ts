import { expect, test } from 'vitest'
import { isSameHash } from '../../../../core/domain/account/same-account.ts'
import { saysLess } from '../../../../core/domain/operations/sent-transaction.ts'
import { alice } from '../../../../fixtures/people.ts'

test.each([
  ['in capital letters', '0xabcd', '0xABCD', true],
  ['of another transaction', '0xabcd', '0xabce', false],
  ['of Solana in other letters', '5VERv8NM', '5verv8nm', false],
  ['of Solana', '5VERv8NM', '5VERv8NM', true],
])('a hash %s', (_, one, other, isSame) => {
  expect(isSameHash(one, other)).toBe(isSame)
})

test('a hash in another letter case from another tab counts as the same transaction', () => {
  const sent = { chainId: 'eip155:1', address: alice.address, sentAt: 1, value: null } as const
  const known = { ...sent, isCall: false, called: null, nonce: null, settlement: null }
  expect(saysLess([{ ...known, hash: '0xABCD' }], [{ ...known, hash: '0xabcd' }])).toBe(false)
})
