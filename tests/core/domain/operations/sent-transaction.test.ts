import { expect, test } from 'vitest'
import { maxStoredTransactions, saysLess } from '../../../../core/domain/operations/sent-transaction.ts'
import { hash, kept } from '../../effects/operations/own-transaction-story.ts'

const twenty = Array.from({ length: maxStoredTransactions }, (_, index) =>
  kept({ hash: `0x${String(index).padStart(64, '0')}`, sentAt: 100 + index }),
)

test('a record lacks a transaction only if that falls within the last twenty', () => {
  expect(saysLess(twenty, [kept({ sentAt: 101 })])).toBe(true)
  for (const sentAt of [99, 100]) expect(saysLess(twenty, [kept({ sentAt })])).toBe(false)
})

test('how long somebody waited is nothing that could be left out', () => {
  const unsettled = { outcome: 'unsettled', replacement: null } as const
  expect(saysLess([kept({ hash })], [kept({ hash, settlement: unsettled })])).toBe(false)
})
