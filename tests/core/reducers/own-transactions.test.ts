import { expect, test } from 'vitest'
import type { EventInput } from '../../../core/events/define-events.ts'
import { ownTransaction } from '../../../core/events/operations/own-transaction.ts'
import { combineSlices } from '../../../core/reducers/slices/define-slice.ts'
import { ownTransactionsSlice } from '../../../core/reducers/operations/own-transactions.ts'
import { alice } from '../../../fixtures/people.ts'
import { kept } from '../effects/operations/own-transaction-story.ts'

const hashOf = (index: number) => `0x${String(index).padStart(64, '0')}`
const sent = (index: number) =>
  ownTransaction.sent({ chainId: 'eip155:1', address: alice.address, params: [], result: hashOf(index) })

/** The hashes that are known after some events, each told at its time. */
function hashesAfter(told: readonly (readonly [number, EventInput])[]) {
  const { initial, reduce } = combineSlices({ own: ownTransactionsSlice }, { freeze: true })
  const stamped = told.map(([at, input]) => ({ ...input, id: 'e', at, cause: null, flow: 'e' }))
  return stamped.reduce(reduce, initial).own.sent.map(({ hash }) => hash)
}

test('a transaction sent after the clock was set back is the newest, even after twenty others', () => {
  const before = Array.from({ length: 20 }, (_, index) => [9_000 + index, sent(index)] as const)
  const hashes = hashesAfter([...before, [1_000, sent(77)]])
  expect([hashes.length, hashes[0]]).toEqual([20, hashOf(77)])
})

test('a recalled transaction from a future clock is sorted after a new one', () => {
  const ahead = kept({ hash: hashOf(1), sentAt: 9_000 })
  const hashes = hashesAfter([
    [1_000, sent(77)],
    [1_005, ownTransaction.recalled({ transactions: [ahead] })],
  ])
  expect(hashes).toEqual([hashOf(77), hashOf(1)])
})
